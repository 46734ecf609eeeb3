import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  checkFolder,
  readContentFolder,
  removeOthers,
  writeMark,
  writePicture,
  writeRows,
} from './content-folder.ts';

const PATH = 'blog-images/blog/a.png';
const bytes = new Uint8Array([1, 2, 3]);
const row = { id: '1', image: `/storage/v1/object/public/${PATH}` };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-'));
  writeRows(folder, 'blog_posts', [row]);
  writePicture(folder, PATH, bytes);
  writeMark(folder, { unfinished: false });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a folder of content', () => {
  it('reads what was written', async () => {
    const { tables, pictures } = readContentFolder(folder);
    expect([...tables]).toEqual([['blog_posts', [row]]]);
    expect(await pictures.get(PATH)?.read()).toEqual(bytes);
  });

  it.runIf(process.platform === 'linux')('on a full disk is named in a sentence', () => {
    // The kernel answers every write to /dev/full as a full disk does.
    symlinkSync('/dev/full', join(folder, 'menu.json.unfinished'));
    expect(() => writeRows(folder, 'menu', [row])).toThrow(/menu.json cannot be used: the disk is/);
  });

  it('loses only what a later export lacks', () => {
    const mine = ['README.md', 'pictures/mine.png', 'other.json'].map((name) => join(folder, name));
    for (const file of mine) writeFileSync(file, 'mine');
    removeOthers(folder, new Map(), new Set());
    expect(() => readFileSync(join(folder, 'pictures', PATH))).toThrow(/ENOENT/);
    expect(() => readFileSync(join(folder, 'blog_posts.json'))).toThrow(/ENOENT/);
    for (const file of mine) expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('loses no file of another folder that a link leads to', () => {
    const other = mkdtempSync(join(tmpdir(), 'other-'));
    writeFileSync(join(other, 'mine.png'), 'mine');
    symlinkSync(other, join(folder, 'pictures/blog-images/link'));
    removeOthers(folder, new Map(), new Set());
    expect(readFileSync(join(other, 'mine.png'), 'utf8')).toBe('mine');
    rmSync(other, { recursive: true });
  });

  it('is not a file', () => {
    const file = join(folder, 'blog_posts.json');
    expect(() => checkFolder(file)).toThrow('is a file: name a folder.');
  });

  it('is not imported before its export is finished', () => {
    writeMark(folder, { unfinished: true });
    checkFolder(folder);
    expect(() => readContentFolder(folder)).toThrow('holds an unfinished export');
  });

  it('skips and reports invalid rows, with file and number', () => {
    const deep = `{"id":"9","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    writeFileSync(
      join(folder, 'blog_posts.json'),
      `[null, {"id":"1"}, 7, [], ${deep}, {"id":"2"}, {"title":"A"}]`,
    );
    const { tables, report } = readContentFolder(folder);
    expect(tables.get('blog_posts')).toEqual([{ id: '1' }, { id: '2' }]);
    const rows = report.map(
      (line) => /blog_posts\.json, row (\d): it (?:is|has no id)/.exec(line)?.[1],
    );
    expect(rows).toEqual(['1', '3', '4', '5', '7']);
  });

  it('names a missing picture, and brings the rest', () => {
    rmSync(join(folder, 'pictures', PATH));
    const { report, tables, pictures } = readContentFolder(folder);
    expect(report).toEqual([`A picture is shown but not in the folder: ${PATH}`]);
    expect(tables.get('blog_posts')).toEqual([row]);
    expect([...pictures]).toEqual([]);
  });

  it.each([`blog-images/${'a'.repeat(300)}.png`, 'blog-images/blog', `${PATH}/x.png`])(
    'names a picture that cannot be a file: %s',
    (path) => {
      writeRows(folder, 'blog_posts', [{ id: '1', image: `/storage/v1/object/public/${path}` }]);
      const { report } = readContentFolder(folder);
      expect(report).toEqual([`A picture is shown but not in the folder: ${path}`]);
    },
  );

  it('is read as an earlier version wrote it', () => {
    const list = { format: 1, tables: ['blog_posts'], pictures: { [PATH]: { size: 3 } } };
    writeFileSync(join(folder, 'content.json'), JSON.stringify(list));
    expect([...readContentFolder(folder).pictures.keys()]).toEqual([PATH]);
  });

  it.each([
    ['rows that are cut off', 'blog_posts.json', '[{"id":', /cannot be read/],
    ['rows that are no list', 'blog_posts.json', '{}', /not a list/],
    ['a later format', 'content.json', '{"format":2}', /not of a format/],
    ['another file of that name', 'content.json', 'hello', /cannot be read/],
  ])('says what is wrong: %s', (_case, file, text, sentence) => {
    writeFileSync(join(folder, file), text);
    expect(() => readContentFolder(folder)).toThrow(sentence);
  });

  it.each(['../../x.png', 'blog-images/%2e%2e/x.png', 'other/x.png'])(
    'reads no file outside of it: %s',
    (path) => {
      writeRows(folder, 'blog_posts', [{ id: '1', image: `/storage/v1/object/public/${path}` }]);
      const { report, pictures } = readContentFolder(folder);
      expect([report, [...pictures]]).toEqual([[], []]);
    },
  );

  it('is not written into a foreign folder', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    checkFolder(other);
    writeFileSync(join(other, 'thesis.doc'), '');
    expect(() => checkFolder(other)).toThrow(/name another folder/);
  });
});
