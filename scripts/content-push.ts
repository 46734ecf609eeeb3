import { firstRows, firstTables } from '../src/shared/content/defaults/first-rows.ts';
import { carryOut } from './content/carry-out.ts';
import type { Content } from './content/content.ts';
import { planImport } from './content/import-plan.ts';
import { importReport } from './content/import-report.ts';
import { readRows } from './content/rows.ts';
import { readOptions, run } from './content/run.ts';
import { contentTables } from './content/tables.ts';

const { embedded } = readOptions({ embedded: { type: 'boolean', default: false } });

/** Brings the rows of src/shared/content/defaults into the tables that nobody has written yet. */
await run({ embedded }, async (project) => {
  const written = await readRows(project, { table: 'content_versions', key: 'name' });
  const isWritten = (table: string) => written?.some(({ name }) => name === table) === true;
  const tables = firstTables.filter((table) => !isWritten(table));
  const content: Content = {
    tables: new Map(tables.map((table) => [table, firstRows(table)])),
    pictures: new Map(),
  };
  console.log(`The site's first content into ${project.name}`);
  for (const table of firstTables.filter(isWritten)) {
    console.log(`  ${table}: somebody has written it; it stays as it is`);
  }
  const plan = await planImport(project, content, contentTables);
  for (const line of importReport(plan, { overwrite: false, inDetail: false })) console.log(line);
  const refused = await carryOut(project, content, plan, { overwrite: false });
  for (const line of refused) console.error(`Refused: ${line}`);
  return refused.length > 0 ? 1 : 0;
});
