import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutStacks } from './vite-lean-react';

const packageFile = createRequire(import.meta.url).resolve('react-dom/package.json');
const code = readFileSync(join(packageFile, '../cjs/react-dom-client.production.js'), 'utf8');

/** What stands at the left margin, or in a list of variables there, is evaluated with the file. */
const MADE_IN_ADVANCE = /^(?:var | {2})\w+ = Error\(/gm;

it('makes none of React’s own errors when its file is evaluated', () => {
  expect(code.match(MADE_IN_ADVANCE)).toHaveLength(5);
  expect(withoutStacks(code)).not.toMatch(MADE_IN_ADVANCE);
});

it('leaves what React says of failures as it is', () => {
  const failures = /(?:throw|return) Error\(/g;
  expect(withoutStacks(code).match(failures)).toEqual(code.match(failures));
});
