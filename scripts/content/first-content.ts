import { firstRows, firstTables } from '../../src/shared/content/first-content/first-rows.ts';
import { applyImportPlan } from './apply-import-plan.ts';
import type { Content } from './content.ts';
import { planImport } from './import-plan.ts';
import { importReport } from './import-report.ts';
import type { Project } from './project.ts';
import { readRows } from './rows.ts';
import { contentTables } from './tables.ts';

/**
 * Inserts src/shared/content/first-content into empty tables, and the pages that are missing.
 * @returns the refusals
 */
export async function pushFirstContent(project: Project): Promise<readonly string[]> {
  const versions = await readRows(project, { table: 'content_versions', key: 'name' });
  const pages = await readRows(project, { table: 'pages', key: 'id' });
  const isWritten = (table: string) =>
    table !== 'pages' && versions?.some(({ name }) => name === table) === true;
  const rowsOf = (table: (typeof firstTables)[number]) =>
    firstRows(table).filter(
      (row) => table !== 'pages' || !pages?.some(({ path }) => path === row.path),
    );
  const content: Content = {
    tables: new Map(
      firstTables.filter((table) => !isWritten(table)).map((table) => [table, rowsOf(table)]),
    ),
    pictures: new Map(),
  };
  console.log(`The site's first content into ${project.name}`);
  for (const table of firstTables.filter(isWritten)) {
    console.log(`  ${table}: somebody has written it; it stays as it is`);
  }
  const plan = await planImport(project, content, contentTables);
  for (const line of importReport(plan, { overwrite: false, inDetail: false })) console.log(line);
  return applyImportPlan(project, content, plan, { overwrite: false });
}
