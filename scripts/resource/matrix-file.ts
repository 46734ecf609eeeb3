import type { Plan } from './resource-plan.ts';

/** The name of the list of actions in the policy matrix: TESTIMONIALS_ACTIONS. */
export const actionsName = ({ table }: Plan) => `${table.toUpperCase()}_ACTIONS`;

/** The rows of the policy matrix: who may do what with the table and with the bucket of its pictures. */
export function matrixText(plan: Plan): string {
  const { table, singular, fileName, titleColumn, hasPictures, isPrivate } = plan;
  return [
    `import { rowMaker } from '../columns.ts';`,
    `import { ${isPrivate ? '' : 'EVERYONE, '}WRITERS, type Action } from './action.ts';`,
    hasPictures && "import { bucketActions } from './bucket.ts';",
    "import { tableActions } from './table.ts';\n",
    `export const ${actionsName(plan)}: readonly Action[] = [
      ...tableActions({
        table: '${table}',
        record: '${article(singular)} ${singular}',
        row: rowMaker('${table}'),
        change: ['${titleColumn}', 'Changed'],
        readers: ${isPrivate ? 'WRITERS' : 'EVERYONE'},
        writers: WRITERS,
      }),`,
    hasPictures && `...bucketActions({ bucket: '${fileName}', folder: '${fileName}' }),`,
    '];',
  ]
    .filter(Boolean)
    .join('\n');
}

/** A row of the table, and who may write which of its columns: a member of COLUMNS in tests/policies/columns.ts. */
export function columnsText({ table, fields, hasOrder, hasSwitch }: Plan): string {
  const own = fields.filter(({ kind }) => kind !== 'reference');
  const pointers = fields.filter(({ kind }) => kind === 'reference');
  const row = [
    ...own.flatMap(({ name, sample }) => (sample ? `${name}: ${sample}` : [])),
    ...(hasSwitch ? ['published: true'] : []),
    ...(hasOrder ? ["position: 'a0'"] : []),
  ];
  const free = [
    ...own.map(({ name, other }) => `${name}: ${other}`),
    ...(hasOrder ? ["position: 'zz'"] : []),
  ];
  const refers = pointers.map(({ name, detail }) => `${name}: '${detail[0]}'`).join(', ');
  return `${table}: {
    row: () => ({ ${row.join(', ')} }),${refers && ` refers: { ${refers} },`}
    free: { ${free.join(', ')} },
    kept: STAMPED,
  }`;
}

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a');
