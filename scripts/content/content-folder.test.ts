import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContentFolder, writeManifest, writePicture, writeRows } from './content-folder.ts';
import { EMPTY, readManifest, type Manifest } from './manifest.ts';

const PATH = 'blog-images/blog/a.png';
const bytes = new Uint8Array([1, 2, 3]);
const manifest: Manifest = {
  ...EMPTY,
  tables: ['blog_posts'],
  pictures: { [PATH]: { type: 'image/png', size: 3, sha256: hash('sha256', bytes) } },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-'));
  writeRows(folder, 'blog_posts', [{ id: '1', title: 'A' }]);
  writePicture(folder, PATH, { type: 'image/png', bytes });
  writeManifest(folder, manifest, EMPTY);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a folder of content', () => {
  it('reads what was written', async () => {
    const { tables, pictures } = readContentFolder(folder);
    expect(tables.get('blog_posts')).toEqual([{ id: '1', title: 'A' }]);
    expect(await pictures.get(PATH)?.read()).toEqual({ type: 'image/png', bytes });
  });

  it('loses only what a later export lacks', () => {
    writeFileSync(join(folder, 'README.md'), 'mine');
    writeManifest(folder, { ...manifest, pictures: {} }, manifest);
    expect(() => readFileSync(join(folder, 'pictures', PATH))).toThrow(/ENOENT/);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('mine');
  });

  it('is not a file', () => {
    const file = join(folder, 'blog_posts.json');
    expect(() => readManifest(file)).toThrow('is a file: name a folder.');
  });

  it('does not pass a damaged picture on', async () => {
    writeFileSync(join(folder, 'pictures', PATH), 'cut');
    await expect(readContentFolder(folder).pictures.get(PATH)?.read()).rejects.toThrow(/damaged/);
  });

  it('is not imported before its export is finished', () => {
    writeManifest(folder, EMPTY, EMPTY);
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

  it('names a missing picture', async () => {
    rmSync(join(folder, 'pictures', PATH));
    await expect(readContentFolder(folder).pictures.get(PATH)?.read()).rejects.toThrow(
      /not in the/,
    );
  });

  it.each([
    [
      'a picture without facts',
      'content.json',
      `{"format":1,"tables":[],"pictures":{"${PATH}":null}}`,
      /what kind/,
    ],
    ['rows that are cut off', 'blog_posts.json', '[{"id":', /cannot be read/],
    ['rows that are no list', 'blog_posts.json', '{}', /not a list/],
    ['a later format', 'content.json', '{"format":2}', /not of a format/],
    ['another file of that name', 'content.json', 'hello', /not of a format/],
  ])('says what is wrong: %s', (_case, file, text, sentence) => {
    writeFileSync(join(folder, file), text);
    expect(() => readContentFolder(folder)).toThrow(sentence);
  });

  it.each([
    ['a picture', { pictures: { '../../x.png': { type: 'image/png', size: 1, sha256: '' } } }],
    ['a hidden way', { pictures: { 'blog-images/%2e%2e/x.png': {} } }],
    ['a table', { tables: ['../../precious'] }],
    ['a table of accounts', { tables: ['staff'] }],
  ])('never names what is not ours, to read it or to remove it: %s', (_case, part) => {
    writeFileSync(join(folder, 'content.json'), JSON.stringify({ ...manifest, ...part }));
    expect(() => readManifest(folder)).toThrow(/outside|do not know/);
    expect(() => readContentFolder(folder)).toThrow(/outside|do not know/);
  });

  it('is not written into a foreign folder', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    expect(readManifest(other)).toEqual(EMPTY);
    writeFileSync(join(other, 'thesis.doc'), '');
    expect(() => readManifest(other)).toThrow(/name another folder/);
  });
});
