import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content, ContentPicture } from './content.ts';
import { UserError } from '../../supabase/user-error.ts';
import { type Manifest, MANIFEST, readManifest } from './manifest.ts';
import type { PictureFile } from './pictures.ts';
import type { Row } from './portable-row.ts';
import { readJson } from './read-json.ts';
import { contentTables } from './tables.ts';

/** Deeper than any column nests. */
const MAX_NESTING = 50;

const rowsFile = (folder: string, table: string) => join(folder, `${table}.json`);
const pictureFile = (folder: string, path: string) => join(folder, 'pictures', path);

/** One row a block, indented, in the given order, so that a changed word is a changed line in git. */
export function writeRows(folder: string, table: string, rows: readonly Row[]): void {
  writeFile(rowsFile(folder, table), `${JSON.stringify(rows, null, 2)}\n`);
}

export function writePicture(folder: string, path: string, { bytes }: PictureFile): void {
  writeFile(pictureFile(folder, path), bytes);
}

export function hasPicture(folder: string, path: string): boolean {
  return existsSync(pictureFile(folder, path));
}

/** Writes the manifest, and removes files of an earlier export that it does not name. */
export function writeManifest(folder: string, manifest: Manifest, earlier: Manifest): void {
  writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const path of Object.keys(earlier.pictures)) {
    if (!(path in manifest.pictures)) rmSync(pictureFile(folder, path), { force: true });
  }
  for (const table of earlier.tables) {
    if (!manifest.tables.includes(table)) rmSync(rowsFile(folder, table), { force: true });
  }
}

/** Throws a UserError for a folder that content:export has not written. */
export function readContentFolder(folder: string): Content & { report: string[] } {
  if (!existsSync(join(folder, MANIFEST))) {
    throw new UserError(`${folder} holds no ${MANIFEST}: it was not written by content:export.`);
  }
  const { tables, pictures } = readManifest(folder);
  if (tables.length === 0)
    throw new UserError(`${folder} holds an unfinished export: export again.`);
  const report: string[] = [];
  return {
    report,
    tables: new Map(tables.map((table) => [table, readRowsFile(folder, table, report)])),
    pictures: new Map(
      Object.entries(pictures).map(([path, facts]) => [path, pictureOf(folder, path, facts)]),
    ),
  };
}

/** Skips and reports what is not a row. */
function readRowsFile(folder: string, table: string, report: string[]): Row[] {
  const file = rowsFile(folder, table);
  const { key = 'id' } = contentTables.find((known) => known.table === table) ?? {};
  const rows = readJson(file);
  if (!Array.isArray(rows)) throw new UserError(`${file} is not a list of rows.`);
  return rows.filter((row: unknown, index): row is Row => {
    const problem = problemOfRow(row, key);
    if (problem) report.push(`Left out: ${file}, row ${index + 1}: ${problem}`);
    return problem === undefined;
  });
}

function problemOfRow(row: unknown, key: string): string | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return 'it is no row';
  if (!(row as Row)[key]) return `it has no ${key}`;
  return isDeeper(row, MAX_NESTING)
    ? `it is nested more than ${MAX_NESTING} levels deep`
    : undefined;
}

/** Stops at `levels`: a recursion through JSON of 20,000 levels overflows the stack. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

function pictureOf(
  folder: string,
  path: string,
  { type, size, sha256: expected }: Manifest['pictures'][string],
): ContentPicture {
  return {
    size,
    async read() {
      const bytes = new Uint8Array(
        await readFile(pictureFile(folder, path)).catch(() => {
          throw new UserError(`pictures/${path} is not in the folder, though its list names it.`);
        }),
      );
      if (hash('sha256', bytes) !== expected) {
        throw new UserError(`pictures/${path} is damaged: its bytes are not those exported.`);
      }
      return { type, bytes };
    },
  };
}

/** Atomic; an unchanged file is not touched. */
function writeFile(path: string, content: string | Uint8Array): void {
  if (isSame(path, content)) return;
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.unfinished`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

function isSame(path: string, content: string | Uint8Array): boolean {
  try {
    return readFileSync(path).equals(Buffer.from(content));
  } catch {
    return false;
  }
}
