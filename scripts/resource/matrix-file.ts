import { quoted } from './field-answer.ts';
import { filesBucket, type Plan } from './resource-plan.ts';

/** The name of the list of actions in the policy matrix: TESTIMONIALS_ACTIONS. */
export const actionsName = ({ table }: Plan) => `${table.toUpperCase()}_ACTIONS`;

/** The rows of the policy matrix: who may do what with the table and with the bucket of its pictures. */
export function matrixText(plan: Plan): string {
  const { table, singular, fileName, hasPictures, hasFiles, isPrivate, isSingleton, gate } = plan;
  const [writers, named] = writersOf(plan);
  return [
    hasFiles && "import { PDF_TYPE } from '../../../src/shared/file-types.ts';",
    `import { rowMaker } from '../columns.ts';`,
    `import { ${isPrivate ? '' : 'EVERYONE, '}${named}type Action } from './action.ts';`,
    (hasPictures || hasFiles) && "import { bucketActions } from './bucket.ts';",
    "import { tableActions } from './table.ts';\n",
    `export const ${actionsName(plan)}: readonly Action[] = [
      ...tableActions({
        table: '${table}',
        record: '${isSingleton ? 'the' : article(singular)} ${singular}',
        row: rowMaker('${table}'),
        change: [${changeOf(plan)}],
        readers: ${isPrivate ? writers : 'EVERYONE'},
        writers: ${writers},${gate ? `\nhidden: { ${gate.hidden} },` : ''}
      }),`,
    hasPictures && bucketRow(fileName, writers),
    hasFiles && bucketRow(filesBucket(fileName), writers, ', holds: PDF_TYPE'),
    '];',
  ]
    .filter(Boolean)
    .join('\n');
}

const bucketRow = (bucket: string, writers: string, more = '') =>
  `...bucketActions({ bucket: '${bucket}', folder: '${bucket}'${more}${writers === 'WRITERS' ? '' : `, writers: ${writers}`} }),`;

/** Who writes, as the matrix names them, and the import of that name. */
function writersOf({ roles }: Plan): [callers: string, named: string] {
  const known = { 'owner,editor': 'WRITERS', owner: 'OWNERS' }[roles.join()];
  return known ? [known, `${known}, `] : [`[${quoted([...roles, 'service key'])}]`, ''];
}

/** The title with another value. */
function changeOf({ fields, titleColumn }: Plan): string {
  const title = fields.find(({ name }) => name === titleColumn);
  return `'${titleColumn}', ${title?.other}`;
}

/** A row of the table, and who may write which of its columns: a member of COLUMNS in tests/policies/columns.ts. */
export function columnsText(plan: Plan): string {
  const { table, fields, hasOrder, hasPublication, gate, roles, isSingleton } = plan;
  const isUsual = writersOf(plan)[0] === 'WRITERS';
  const own = fields.filter(({ target }) => !target);
  const pointers = fields.filter(({ target }) => target);
  const row = [
    ...own.flatMap(({ name, sample }) => (sample ? `${name}: ${sample}` : [])),
    ...(gate && !hasPublication ? ['published: true'] : []),
    ...(hasOrder ? ["position: 'a0'"] : []),
  ];
  const free = [
    ...own.map(({ name, other }) => `${name}: ${other}`),
    ...(hasOrder ? ["position: 'zz'"] : []),
    ...(hasPublication ? ["published_at: '2025-05-15T10:00:00Z'"] : []),
  ];
  const refers = pointers
    .map(({ name, kind, target }) =>
      kind === 'references' ? `${name}: ['${target}']` : `${name}: '${target}'`,
    )
    .join(', ');
  return `${table}: {
    row: () => ({ ${row.join(', ')} }),${refers && ` refers: { ${refers} },`}
    free: { ${free.join(', ')} },
    kept: STAMPED,${isUsual ? '' : ` writers: [${quoted(roles)}],`}${isSingleton ? ' isSingle: true,' : ''}
  }`;
}

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a');
