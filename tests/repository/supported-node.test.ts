import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const numbers = (text = '') => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

it('the supported versions of Node are the same everywhere, the newest first', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const supported = engines.node
    .split('||')
    .map((range) => numbers(range)[0])
    .reverse();
  expect(numbers(/^ +node: \[(.*)\]$/m.exec(read('.github/workflows/test.yml'))?.[1])).toEqual(
    supported,
  );
  expect(numbers(/You need Node (.*?)\./.exec(read('README.md'))?.[1])).toEqual(supported);
  expect(numbers(read('.nvmrc'))).toEqual(supported.slice(0, 1));
});
