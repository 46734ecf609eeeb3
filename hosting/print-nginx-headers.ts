import { existsSync, readFileSync } from 'node:fs';
import { readHeadersFile, writeNginxHeaders } from './headers-file.ts';
import { readMovedLines, writeNginxMoves } from './redirects-file.ts';

const HEADERS = 'dist/_headers';
if (!existsSync(HEADERS)) {
  console.error(`There is no ${HEADERS}: run \`npm run build\` first.`);
  process.exit(1);
}

/** For the nginx example of docs/hosting.md. */
process.stdout.write(
  writeNginxHeaders(readHeadersFile(readFileSync(HEADERS, 'utf8'))) +
    writeNginxMoves(readMovedLines(readFileSync('dist/_redirects', 'utf8'))),
);
