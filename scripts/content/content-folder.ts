import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Content, ContentPicture } from './content.ts';
import { unusable } from '../../supabase/local/data-folder.ts';
import { UserError } from '../../supabase/user-error.ts';
import { picturesOf } from './pictures.ts';
import type { Row } from './portable-row.ts';
import { readJson } from './read-json.ts';
import { isPictureName } from './storage-address.ts';
import { contentTables } from './tables.ts';

/** Says that a folder is ours, and whether its export came to its end. */
const MARK = 'content.json';
const FORMAT = 1;

/** Deeper than any column nests. */
const MAX_NESTING = 50;

const rowsFile = (folder: string, table: string) => join(folder, `${table}.json`);
const pictureFile = (folder: string, path: string) => join(folder, 'pictures', path);

/** Throws a UserError for a folder that is neither ours nor empty. */
export function checkFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new UserError(`${folder} is a file: name a folder.`);
  }
  if (hasMark(folder)) readMark(folder);
  else if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git')) {
    throw new UserError(`${folder} is not empty and holds no ${MARK}: name another folder.`);
  }
}

export const hasMark = (folder: string): boolean => existsSync(join(folder, MARK));

/** An unfinished export may be begun again, and is not imported. */
export function writeMark(folder: string, { unfinished }: { unfinished: boolean }): void {
  writeFile(join(folder, MARK), `${JSON.stringify({ format: FORMAT, unfinished })}\n`);
}

function readMark(folder: string): { unfinished?: unknown } {
  const file = join(folder, MARK);
  const mark = readJson(file) as { format?: unknown; unfinished?: unknown } | null;
  if (mark?.format === FORMAT) return mark;
  throw new UserError(`${file} is not of a format that this version reads.`);
}

/** One row a block, indented, in the given order, so that a changed word is a changed line in git. */
export function writeRows(folder: string, table: string, rows: readonly Row[]): void {
  writeFile(rowsFile(folder, table), `${JSON.stringify(rows, null, 2)}\n`);
}

export function writePicture(folder: string, path: string, bytes: Uint8Array): void {
  writeFile(pictureFile(folder, path), bytes);
}

export function hasPicture(folder: string, path: string): boolean {
  return existsSync(pictureFile(folder, path));
}

/** Removes the tables and pictures of an earlier export that this one does not have. */
export function removeOthers(
  folder: string,
  tables: ReadonlyMap<string, unknown>,
  pictures: ReadonlySet<string>,
): void {
  for (const { table } of contentTables) {
    if (!tables.has(table)) rmSync(rowsFile(folder, table), { force: true });
  }
  if (!existsSync(pictureFile(folder, ''))) return;
  const kept = realpathSync(pictureFile(folder, ''));
  for (const name of readdirSync(kept, { recursive: true, encoding: 'utf8' })) {
    const path = name.replaceAll(sep, '/');
    if (!isPictureName(path) || pictures.has(path)) continue;
    const file = join(kept, name);
    // Some versions of Node follow links, which may lead to files that are not ours.
    if (lstatSync(file).isFile() && realpathSync(file) === file) rmSync(file);
  }
}

/** Throws a UserError for a folder that content:export has not written. */
export function readContentFolder(folder: string): Content & { report: string[] } {
  if (!hasMark(folder)) {
    throw new UserError(`${folder} holds no ${MARK}: it was not written by content:export.`);
  }
  if (readMark(folder).unfinished) {
    throw new UserError(`${folder} holds an unfinished export: export again.`);
  }
  const report: string[] = [];
  const tables = new Map(
    contentTables
      .filter(({ table }) => existsSync(rowsFile(folder, table)))
      .map(({ table, key }) => [table, readRowsFile(rowsFile(folder, table), key, report)]),
  );
  const pictures = new Map<string, ContentPicture>();
  for (const path of picturesOf([...tables.values()].flat())) {
    const file = pictureFile(folder, path);
    const size = fileSize(file);
    if (size === undefined) report.push(`A picture is shown but not in the folder: ${path}`);
    else pictures.set(path, { size, read: async () => new Uint8Array(await readFile(file)) });
  }
  return { report, tables, pictures };
}

/** `undefined` for a path, which rows name, that leads to no file. */
function fileSize(path: string): number | undefined {
  try {
    const found = statSync(path);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

/** Skips and reports what is not a row. */
function readRowsFile(file: string, key: string, report: string[]): Row[] {
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

/** Atomic. */
function writeFile(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.unfinished`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(unfinished, content);
    renameSync(unfinished, path);
  } catch (error) {
    throw unusable(path, error, 'Mend that and export again, or name another folder.');
  }
}
