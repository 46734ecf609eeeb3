import { applyImportPlan } from './content/apply-import-plan.ts';
import { orExit } from '../supabase/user-error.ts';
import { planImport } from './content/import-plan.ts';
import { conflictsOf, importReport } from './content/import-report.ts';
import { readContentFolder } from './content/content-folder.ts';
import { readCategoryTable } from './content/foreign/categories.ts';
import { foreignContent } from './content/foreign/foreign-content.ts';
import { run, siteOrigin } from './content/command-line.ts';
import { contentTables } from './content/tables.ts';
import { readForeign } from './content/foreign/read-foreign.ts';
import { readArgs } from './read-args.ts';

const { values } = readArgs({
  options: {
    from: { type: 'string' },
    embedded: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    overwrite: { type: 'boolean', default: false },
    site: { type: 'string' },
    categories: { type: 'string' },
  },
});
const { from, embedded, overwrite, site, categories, 'dry-run': dryRun } = values;
if (!from) {
  console.error(
    'Say where from: npm run content:import -- --from folder, or another blog’s export file',
  );
  process.exit(1);
}

// Before a project is opened: most problems of the export are reported at once.
const blog = orExit(() => readForeign(from, site));
const trusted = orExit(() => siteOrigin(site));

await run({ embedded }, async (project) => {
  console.log(`From ${from} into ${project.name}${dryRun ? ' (dry run: nothing is written)' : ''}`);
  const table = categories ? readCategoryTable(categories) : undefined;
  const foreign =
    blog && (await foreignContent(project, blog, { dryRun, categories: table, trusted }));
  const content = foreign ?? readContentFolder(from);
  for (const line of content.report) console.log(line);
  const plan = await planImport(project, content, contentTables);
  for (const line of importReport(plan, { overwrite, inDetail: dryRun })) console.log(line);
  const conflicts = conflictsOf(plan, overwrite);
  if (conflicts > 0 && !overwrite) {
    console.log(`What is marked with "!" stays as it is; --overwrite replaces what differs.`);
  }
  if (dryRun) return 0;

  const leftOut = foreign ? foreign.missing : content.report.length;
  const refused = await applyImportPlan(project, content, plan, { overwrite });
  for (const line of refused) console.error(`Refused: ${line}`);
  const isIncomplete = refused.length + conflicts + leftOut > 0;
  console.log(isIncomplete ? 'Done, but for what is named above.' : 'Done.');
  return isIncomplete ? 1 : 0;
});
