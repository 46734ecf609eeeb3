import { describe, expect, it } from 'vitest';
import { command } from './command.ts';

describe('a command with invalid arguments', () => {
  it.each([
    ['content-import', ['--from='], /--from is empty/],
    ['content-import', ['--from', 'package.json/x'], /There is no package.json\/x/],
    ['content-import', ['--from', 'README.md', '--categories'], /argument missing/],
    ['staff-first', ['you@example.com', '--site', 'localhost:5173'], /must be an address/],
    ['db-reset', ['--help'], /Unknown option '--help'/],
    ['db-types', ['--help'], /Unknown option '--help'/],
  ])('%s %j is refused with a message', async (script, words, sentence) => {
    const { code, output } = await command(script, words, {});
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
  });
});
