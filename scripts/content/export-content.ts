import { hash } from 'node:crypto';
import { progress, forEachConcurrently } from '../../build/concurrency.ts';
import { hasPicture, writeManifest, writePicture, writeRows } from './content-folder.ts';
import { EMPTY, readManifest, type Manifest } from './manifest.ts';
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
  const earlier = readManifest(folder);
  const contents = new Map<string, Row[]>();
  const absent: string[] = [];
  for (const table of tables) {
    const rows = await readRows(project, table);
    if (!rows) absent.push(table.table);
    else contents.set(table.table, rows);
  }
  // A folder with an unfinished export may be exported into again.
  writeManifest(folder, earlier, earlier);
  const { pictures, missing } = await copyPictures(project, folder, contents, earlier);
  for (const [table, rows] of contents) writeRows(folder, table, rows);
  writeManifest(folder, { ...EMPTY, tables: [...contents.keys()], pictures }, earlier);
  return {
    rows: [...contents.values()].flat().length,
    pictures: Object.keys(pictures).length,
    missing: missing.sort(),
    absent,
  };
}

/** Skips files that exist: the name of a picture is never reused. */
async function copyPictures(
  project: Project,
  folder: string,
  contents: ReadonlyMap<string, readonly Row[]>,
  earlier: Manifest,
): Promise<{ pictures: Manifest['pictures']; missing: string[] }> {
  const paths = picturesOf([...contents.values()].flat());
  const found: Manifest['pictures'] = {};
  const missing: string[] = [];
  const count = progress('Pictures', paths.length);
  await forEachConcurrently(DOWNLOADS_AT_A_TIME, paths, async (path) => {
    const existing = earlier.pictures[path];
    if (existing && hasPicture(folder, path)) found[path] = existing;
    else {
      const file = await downloadPicture(project, path);
      if (file) {
        writePicture(folder, path, file);
        const { type, bytes } = file;
        found[path] = { type, size: bytes.length, sha256: hash('sha256', bytes) };
      } else missing.push(path);
    }
    count();
  });
  const inOrder = paths.flatMap((path) => (found[path] ? [[path, found[path]]] : []));
  return { pictures: Object.fromEntries(inOrder) as Manifest['pictures'], missing };
}
