import { exportContent } from './content/export-content.ts';
import { run } from './content/command-line.ts';
import { contentTables } from './content/tables.ts';
import { readArgs } from './read-args.ts';

const { values } = readArgs({
  options: {
    to: { type: 'string' },
    embedded: { type: 'boolean', default: false },
    'with-personal-data': { type: 'boolean', default: false },
  },
});
const { to: folder, embedded, 'with-personal-data': withPersonal } = values;
if (!folder) {
  console.error('Say where to: npm run content:export -- --to folder');
  process.exit(1);
}

await run({ embedded }, async (project) => {
  const tables = contentTables.filter(({ personal }) => withPersonal || !personal);
  console.log(`From ${project.name} to ${folder}`);
  const { rows, pictures, missing, absent } = await exportContent(project, folder, tables);
  if (absent.length > 0) console.log(`Not in this project: ${absent.join(', ')}.`);
  for (const path of missing) console.log(`A picture is shown but not there: ${path}`);
  console.log(`${rows} rows and ${pictures} pictures.`);
  return 0;
});
