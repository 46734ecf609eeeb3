import type { Plan } from './resource-plan.ts';

/** The name of the list of actions in the policy matrix: TESTIMONIALS_ACTIONS. */
export const actionsName = ({ table }: Plan) => `${table.toUpperCase()}_ACTIONS`;

/** The rows of the policy matrix: who may do what with the table and with the bucket of its pictures. */
export function matrixText(plan: Plan): string {
  const { table, singular, fileName, titleColumn, fields, hasPictures, isPrivate } = plan;
  const references = fields.filter(({ kind, isRequired }) => kind === 'reference' && isRequired);
  const needsProject = references.length > 0;
  const values = fields.flatMap(({ name, sample }) => (sample ? `${name}: ${sample},` : []));
  const pointers = references.map(
    ({ name, detail: [target = ''] }) =>
      `${name}: await insertRow(project, '${target}', ${rowOf(target)}),`,
  );
  const shown = plan.hasSwitch ? ['published: true,'] : [];
  const position = plan.hasOrder ? ["position: 'a0',"] : [];
  return [
    values.some((value) => value.includes('randomUUID')) &&
      "import { randomUUID } from 'node:crypto';",
    needsProject && "import type { LockedProject } from '../locked-project.ts';",
    `import { ${isPrivate ? '' : 'EVERYONE, '}WRITERS, type Action } from './action.ts';`,
    hasPictures && "import { bucketActions } from './bucket.ts';",
    ...references.map(
      ({ detail: [target = ''] }) =>
        `import { ${rowOf(target)} } from './${target.replaceAll('_', '-')}.ts';`,
    ),
    `import { ${needsProject ? 'insertRow, ' : ''}tableActions } from './table.ts';\n`,
    `export const ${rowOf(table)} = ${needsProject ? 'async (project: LockedProject)' : '()'} => ({`,
    ...[...values, ...shown, ...pointers, ...position],
    `});

    export const ${actionsName(plan)}: readonly Action[] = [
      ...tableActions({
        table: '${table}',
        record: '${article(singular)} ${singular}',
        row: ${rowOf(table)},
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

/** "rowOfServiceAreas" */
const rowOf = (table: string) =>
  `rowOf${table.replace(/(?:^|_)([a-z0-9])/g, (_sign, letter: string) => letter.toUpperCase())}`;

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a');
