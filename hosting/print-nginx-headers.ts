import { readFileSync } from 'node:fs';
import { readHeadersFile, writeNginxHeaders } from './headers-file.ts';

/** For the nginx example of docs/hosting.md: the headers of the last build, as maps. */
process.stdout.write(writeNginxHeaders(readHeadersFile(readFileSync('dist/_headers', 'utf8'))));
