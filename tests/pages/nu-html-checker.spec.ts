import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { fetchedFile } from '../support/fetched-package.ts';
import { TEST_BUILD } from '../support/paths.ts';

/** CSS that browsers support and the checker does not. */
const NEWER_THAN_THE_CHECKER =
  /^CSS: .*(?:“container-type”|“@container”|“field-sizing”|“interpolate-size”)/;

interface Report {
  messages: { url: string; lastLine: number; message: string }[];
}

test('the W3C’s Nu HTML checker finds no error', { tag: '@slow' }, () => {
  test.skip(spawnSync('java', ['-version']).status !== 0, 'there is no Java');
  const jar = fetchedFile('vnu-jar', 'vnu-jar/build/dist/vnu.jar') ?? '';
  test.skip(!jar, 'vnu-jar could not be fetched from npm');
  const words = ['-jar', jar, '--errors-only', '--format', 'json', '--skip-non-html', TEST_BUILD];
  const { stderr } = spawnSync('java', words, { encoding: 'utf8', maxBuffer: Infinity });
  const { messages } = JSON.parse(stderr) as Report;
  const errors = messages.filter(({ message }) => !NEWER_THAN_THE_CHECKER.test(message));
  expect(errors.map(({ url, lastLine, message }) => `${url}:${lastLine} ${message}`)).toEqual([]);
});
