import { readFileSync, statSync } from 'node:fs';
import { carryOut } from './content/carry-out.ts';
import { planImport } from './content/import-plan.ts';
import { conflictsOf, importReport } from './content/import-report.ts';
import { readContentFolder } from './content/content-folder.ts';
import { readCategoryTable } from './content/foreign/categories.ts';
import { foreignContent } from './content/foreign/foreign-content.ts';
import { readOptions, run } from './content/run.ts';
import { contentTables } from './content/tables.ts';
import { UserError } from '../supabase/user-error.ts';
import type { ForeignBlog } from './content/foreign/foreign-post.ts';
import { readGhost } from './content/foreign/ghost.ts';
import { readWordPress } from './content/foreign/wordpress.ts';
import { withoutFinalSlashes } from '../src/shared/without-final-slashes.ts';

const values = readOptions({
  from: { type: 'string' },
  embedded: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  overwrite: { type: 'boolean', default: false },
  site: { type: 'string' },
  categories: { type: 'string' },
});
const { from, embedded, overwrite, site, categories, 'dry-run': dryRun } = values;
if (!from) {
  console.error(
    'Say where from: npm run content:import -- --from folder, or another blog’s export file',
  );
  process.exit(1);
}

await run({ embedded }, async (project) => {
  console.log(`From ${from} into ${project.name}${dryRun ? ' (dry run: nothing is written)' : ''}`);
  const blog = readForeign(from, site);
  const table = categories ? readCategoryTable(categories) : undefined;
  const foreign = blog && (await foreignContent(project, blog, { dryRun, categories: table }));
  const content = foreign ?? readContentFolder(from);
  for (const line of content.report) console.log(line);
  const plan = await planImport(project, content, contentTables);
  for (const line of importReport(plan, { overwrite, inDetail: dryRun })) console.log(line);
  const conflicts = conflictsOf(plan, overwrite);
  if (conflicts > 0 && !overwrite) {
    console.log(`What is marked with "!" stays as it is; --overwrite replaces what differs.`);
  }
  if (dryRun) return 0;

  const leftOut = foreign ? 0 : content.report.length;
  const refused = await carryOut(project, content, plan, { overwrite });
  for (const line of refused) console.error(`Refused: ${line}`);
  const isIncomplete = refused.length + conflicts + leftOut > 0;
  console.log(isIncomplete ? 'Done, but for what is named above.' : 'Done.');
  return isIncomplete ? 1 : 0;
});

/** The posts of another system's export file; `undefined` for a folder, which is our own. */
function readForeign(path: string, site: string | undefined): ForeignBlog | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new UserError(`There is no ${path}.`);
  if (found.isDirectory()) return undefined;
  const text = readFileSync(path, 'utf8');
  if (/^\s*</.test(text.replace(/^\ufeff/, ''))) return readWordPress(text.replace(/^\ufeff/, ''));
  if (!site) {
    throw new UserError(
      'A Ghost export does not say where the blog was: add --site https://blog.example.com.',
    );
  }
  return readGhost(text, withoutFinalSlashes(site));
}
