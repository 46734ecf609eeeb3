import { progress, forEachConcurrently } from '../../build/concurrency.ts';
import {
  checkFolder,
  hasMark,
  hasPicture,
  removeOthers,
  writeMark,
  writePicture,
  writeRows,
} from './content-folder.ts';
import { downloadPicture, picturesOf } from './pictures.ts';
import type { Row } from './portable-row.ts';
import type { Project } from './project.ts';
import { readRows } from './rows.ts';
import type { ContentTable } from './tables.ts';

const DOWNLOADS_AT_A_TIME = 6;

interface ExportResult {
  rows: number;
  pictures: number;
  /** Pictures that rows show and the project lacks. */
  missing: string[];
  /** Tables that the project lacks. */
  absent: string[];
}

/** Exports into a new folder, or updates an earlier export. */
export async function exportContent(
  project: Project,
  folder: string,
  tables: readonly ContentTable[],
): Promise<ExportResult> {
  checkFolder(folder);
  const contents = new Map<string, Row[]>();
  const absent: string[] = [];
  for (const table of tables) {
    const rows = await readRows(project, table);
    if (!rows) absent.push(table.table);
    else contents.set(table.table, rows);
  }
  // An earlier export stays whole until everything is here.
  if (!hasMark(folder)) writeMark(folder, { unfinished: true });
  const rows = [...contents.values()].flat();
  const shown = picturesOf(rows);
  const missing = await copyPictures(project, folder, shown);
  writeMark(folder, { unfinished: true });
  for (const [table, rows] of contents) writeRows(folder, table, rows);
  removeOthers(folder, contents, new Set(shown));
  writeMark(folder, { unfinished: false });
  return { rows: rows.length, pictures: shown.length - missing.length, missing, absent };
}

/** Skips files that exist: the name of a picture is never reused. Returns those that the project lacks. */
async function copyPictures(
  project: Project,
  folder: string,
  paths: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  const count = progress('Pictures', paths.length);
  await forEachConcurrently(DOWNLOADS_AT_A_TIME, paths, async (path) => {
    if (!hasPicture(folder, path)) {
      const bytes = await downloadPicture(project, path);
      if (bytes) writePicture(folder, path, bytes);
      else missing.push(path);
    }
    count();
  });
  return missing.sort();
}
