import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readForeign } from './read-foreign.ts';

const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
afterAll(() => rmSync(folder, { recursive: true }));
const ghost = join(folder, 'ghost.json');
writeFileSync(ghost, '{"data":{"posts":[]}}');
const large = join(folder, 'large.xml');
writeFileSync(large, '');
truncateSync(large, 101 * 1024 * 1024);

describe('the file of another system', () => {
  it.each([
    [join(folder, 'none'), undefined, /There is no .*none/],
    ['/dev/null', undefined, /neither a file nor a folder/],
    [large, undefined, /large.xml is 101 MB; an export may be up to 100 MB/],
    [ghost, undefined, /add --site https:\/\/blog.example.com/],
  ])('%s is refused in a sentence', (path, site, sentence) => {
    expect(() => readForeign(path, site)).toThrow(sentence);
  });

  it('is undefined for a folder', () => {
    expect(readForeign(folder, undefined)).toBeUndefined();
  });
});
