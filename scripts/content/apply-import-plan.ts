import { progress, forEachConcurrently } from '../../build/concurrency.ts';
import type { Content } from './content.ts';
import { UserError } from '../../supabase/user-error.ts';
import type { ImportPlan, TablePlan } from './import-plan.ts';
import { uploadPicture } from './pictures.ts';
import type { Row } from './portable-row.ts';
import type { Project } from './project.ts';
import { rowName } from './import-report.ts';
import { insertRows, rowExists, updateRow } from './rows.ts';

const UPLOADS_AT_A_TIME = 4;
/** Rows of one request: as long as posts may be, they are 5 MB. */
const BATCH = 25;

/**
 * Carries a plan out: pictures first, so that no row shows a missing one, then rows in batches. Interrupted, it leaves
 * whole rows, and the same command resumes. Returns the refusals in words.
 */
export async function applyImportPlan(
  project: Project,
  content: Content,
  plan: ImportPlan,
  { overwrite }: { overwrite: boolean },
): Promise<string[]> {
  const refused: string[] = [];
  const uploads = [...plan.pictures, ...(overwrite ? plan.differentPictures : [])];
  const uploaded = progress('Pictures', uploads.length);
  await forEachConcurrently(UPLOADS_AT_A_TIME, uploads, async (path) => {
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
 * Retries a refused batch row by row; refused rows again as long as others succeed, because a row may refer to a later
 * one of its table.
 */
async function insertAll(project: Project, table: TablePlan): Promise<string[]> {
  const inserted = progress(`Rows of ${table.table}`, table.added.length);
  let waiting: readonly Row[] = table.added;
  for (;;) {
    const refused = new Map<Row, string>();
    for (let at = 0; at < waiting.length; at += BATCH) {
      const batch = waiting.slice(at, at + BATCH);
      const retried = (await insertRows(project, table, batch)) ? batch : [];
      for (const row of retried) {
        const refusal = await insertRows(project, table, [row]);
        if (refusal && !(await rowExists(project, table, row)))
          refused.set(row, `${table.table} ${rowName(row, table)}: ${refusal.message}`);
      }
      batch.filter((row) => !refused.has(row)).forEach(inserted);
    }
    if (refused.size === 0 || refused.size === waiting.length) return [...refused.values()];
    waiting = [...refused.keys()];
  }
}
