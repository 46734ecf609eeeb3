import { hash } from 'node:crypto';
import { progress, atATime } from '../../build/work.ts';
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
  /** Pictures that rows show and the project does not have. */
  missing: string[];
  /** Tables that the project does not have. */
  absent: string[];
}

/** Writes a project's content into a folder: a new one, or one of an earlier export, which is brought up to date. */
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

/** Files that are there already stay: a picture's name is given once and never again. */
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
  await atATime(DOWNLOADS_AT_A_TIME, paths, async (path) => {
    const known = earlier.pictures[path];
    if (known && hasPicture(folder, path)) found[path] = known;
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
