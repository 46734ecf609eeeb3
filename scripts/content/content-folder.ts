import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content, ContentPicture } from './content.ts';
import { ContentError } from './content-error.ts';
import { MANIFEST, readManifest, type Manifest } from './manifest.ts';
import type { PictureFile } from './pictures.ts';
import type { Row } from './portable-row.ts';
import { writeFile } from './write-file.ts';

const rowsFile = (folder: string, table: string) => join(folder, `${table}.json`);
const pictureFile = (folder: string, path: string) => join(folder, 'pictures', path);

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** One row a block, indented, in the given order: a change of one word is a change of one line for git. */
export function writeRows(folder: string, table: string, rows: readonly Row[]): void {
  writeFile(rowsFile(folder, table), `${JSON.stringify(rows, null, 2)}\n`);
}

export function writePicture(folder: string, path: string, { bytes }: PictureFile): void {
  writeFile(pictureFile(folder, path), bytes);
}

export function hasPicture(folder: string, path: string): boolean {
  return existsSync(pictureFile(folder, path));
}

/** Says what the folder holds now, and removes what an earlier export has left there. */
export function writeManifest(folder: string, manifest: Manifest, earlier: Manifest): void {
  writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const path of Object.keys(earlier.pictures)) {
    if (!(path in manifest.pictures)) rmSync(pictureFile(folder, path), { force: true });
  }
  for (const table of earlier.tables) {
    if (!manifest.tables.includes(table)) rmSync(rowsFile(folder, table), { force: true });
  }
}

/** The content of a folder that content:export has written. Throws a ContentError when it is none. */
export function readContentFolder(folder: string): Content {
  if (!existsSync(join(folder, MANIFEST))) {
    throw new ContentError(`${folder} holds no ${MANIFEST}: it was not written by content:export.`);
  }
  const { tables, pictures } = readManifest(folder);
  return {
    tables: new Map(tables.map((table) => [table, readRowsFile(rowsFile(folder, table))])),
    pictures: new Map(
      Object.entries(pictures).map(([path, facts]) => [path, pictureOf(folder, path, facts)]),
    ),
  };
}

function readRowsFile(file: string): Row[] {
  try {
    const rows: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(rows)) return rows as Row[];
  } catch (error) {
    throw new ContentError(`${file} cannot be read: ${(error as Error).message}`);
  }
  throw new ContentError(`${file} is not a list of rows.`);
}

function pictureOf(
  folder: string,
  path: string,
  { type, size, sha256: expected }: Manifest['pictures'][string],
): ContentPicture {
  return {
    size,
    async read() {
      const bytes = new Uint8Array(await readFile(pictureFile(folder, path)));
      if (sha256(bytes) !== expected) {
        throw new ContentError(`pictures/${path} is damaged: its bytes are not those exported.`);
      }
      return { type, bytes };
    },
  };
}
