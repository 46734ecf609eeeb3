import { progress, atATime } from '../../build/work.ts';
import type { Content } from './content.ts';
import { UserError } from '../../supabase/user-error.ts';
import type { ImportPlan, TablePlan } from './import-plan.ts';
import { uploadPicture } from './pictures.ts';
import type { Row } from './portable-row.ts';
import type { Project } from './project.ts';
import { rowName } from './import-report.ts';
import { insertRows, isThere, updateRow } from './rows.ts';

const UPLOADS_AT_A_TIME = 4;
/** Rows of one statement, and how many characters they may have together. */
const BATCH_ROWS = 100;
const BATCH_LENGTH = 1_000_000;

/**
 * Carries a plan out: pictures first, so that no row ever shows one that is not there, then rows in batches. Killed at
 * any moment it leaves whole rows, and the same command does the rest. Returns what the server refused, in words.
 */
export async function carryOut(
  project: Project,
  content: Content,
  plan: ImportPlan,
  { overwrite }: { overwrite: boolean },
): Promise<string[]> {
  const refused: string[] = [];
  const uploads = [...plan.pictures, ...(overwrite ? plan.differentPictures : [])];
  const uploaded = progress('Pictures', uploads.length);
  await atATime(UPLOADS_AT_A_TIME, uploads, async (path) => {
    const picture = content.pictures.get(path);
    if (picture) await uploadPicture(project, path, await picture.read());
    uploaded();
  }).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`A picture could not be stored, so no row was written. ${error.message}`);
  });

  for (const table of plan.tables) {
    refused.push(...(await insertAll(project, table)));
    if (!overwrite) continue;
    for (const { row, columns } of table.changed) {
      const refusal = await updateRow(project, table, row, columns);
      if (refusal) refused.push(`${table.table} ${rowName(row, table)}: ${refusal.message}`);
    }
  }
  return refused;
}

/**
 * A batch that is refused is tried row by row, so that one bad row does not keep its neighbours out; and what is refused
 * again as long as others get in, because a row may refer to a later one of its table.
 */
async function insertAll(project: Project, table: TablePlan): Promise<string[]> {
  const inserted = progress(`Rows of ${table.table}`, table.added.length);
  let waiting: readonly Row[] = table.added;
  for (;;) {
    const refused = new Map<Row, string>();
    for (const batch of batches(waiting)) {
      const alone = (await insertRows(project, table, batch)) ? batch : [];
      for (const row of alone) {
        const refusal = await insertRows(project, table, [row]);
        if (refusal && !(await isThere(project, table, row)))
          refused.set(row, `${table.table} ${rowName(row, table)}: ${refusal.message}`);
      }
      batch.filter((row) => !refused.has(row)).forEach(inserted);
    }
    if (refused.size === 0 || refused.size === waiting.length) return [...refused.values()];
    waiting = [...refused.keys()];
  }
}

/** The rows in their order, in pieces that one request carries. */
export function batches(rows: readonly Row[]): Row[][] {
  const pieces: Row[][] = [];
  let length = Infinity;
  for (const row of rows) {
    const size = JSON.stringify(row).length;
    const piece = pieces.at(-1);
    if (piece && piece.length < BATCH_ROWS && length + size <= BATCH_LENGTH) {
      piece.push(row);
      length += size;
    } else {
      pieces.push([row]);
      length = size;
    }
  }
  return pieces;
}
