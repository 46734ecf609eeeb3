import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readForeign } from './read-foreign.ts';

const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
afterAll(() => rmSync(folder, { recursive: true }));
const ghost = join(folder, 'ghost.json');
writeFileSync(ghost, '{"data":{"posts":[]}}');
const other = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const large = join(folder, 'large.xml');
writeFileSync(large, '');
truncateSync(large, 101 * 1024 * 1024);

describe('the file of another system', () => {
  it.each([
    [join(folder, 'none'), undefined, /There is no .*none/],
    ['/dev/null', undefined, /neither a file nor a folder/],
    [large, undefined, /large.xml is 101 MB; an export may be up to 100 MB/],
    [other('blog.zip', 'PK\u0003\u0004'), undefined, /zip archive: unpack it first/],
    [other('notes.txt', 'My posts'), undefined, /neither an export of WordPress/],
    [other('a.gif', 'GIF89a'), undefined, /neither an export of WordPress/],
    [other('broken.json', '{"data":'), undefined, /not JSON/],
    [other('other.json', '{"name":"x"}'), undefined, /not a Ghost export/],
    [ghost, undefined, /add --site https:\/\/blog.example.com/],
  ])('%s is refused in a sentence', (path, site, sentence) => {
    expect(() => readForeign(path, site)).toThrow(sentence);
  });

  it.each(['latin1', 'utf16le', 'utf8'] as const)('is read in %s', (encoding) => {
    const post =
      '{"title":"Fünf £5 tips","slug":"tips","status":"published","html":"<p>x</p>","created_at":"2024-01-01"}';
    const path = join(folder, encoding);
    writeFileSync(
      path,
      Buffer.from(`${encoding === 'latin1' ? '' : '\ufeff'}{"data":{"posts":[${post}]}}`, encoding),
    );
    expect(readForeign(path, 'https://blog.example.com')?.posts[0]?.title).toBe('Fünf £5 tips');
  });

  it('is undefined for a folder', () => {
    expect(readForeign(folder, undefined)).toBeUndefined();
  });
});
