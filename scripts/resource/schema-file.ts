import { capitalise } from '../../src/schema/content-type.ts';
import { quoted } from './field-templates.ts';
import { checkName, type Plan, type PlannedField } from './resource-plan.ts';

const MOST_COLUMNS = 5;
/** Too long for a cell, or part of something else that is shown. */
const NOT_IN_GRID = ['html', 'multiline', 'altText', 'slug', 'group', 'repeat', 'images'];
const FILTERS = ['select', 'boolean', 'reference', 'rating'];

/** The schema, ready to be edited. */
export function schemaText(plan: Plan): string {
  const { table, singular, plural, variable, titleColumn, fields, hasOrder, isSingleton } = plan;
  const imports = new Set(fields.flatMap((field) => field.imports ?? []));
  const filters = fields.filter(({ kind }) => FILTERS.includes(kind)).map(({ name }) => name);
  const members = [
    `words: { singular: '${singular}', plural: '${plural}' },`,
    plan.group && `bar: { group: '${plan.group}' },`,
    isSingleton && 'singleton: true,',
    plan.isPersonal && 'personal: true,',
    `fields: { ${fields.map(fieldText).join('\n')} },`,
    'list: {',
    `columns: [${quoted(gridColumns(plan))}],`,
    `search: '${titleColumn}',`,
    filters.length > 0 && !isSingleton && `filters: [${quoted(filters)}],`,
    !hasOrder && `sort: { field: '${titleColumn}', order: 'ASC' },`,
    '},',
    `titleColumn: '${titleColumn}',`,
    `versionColumn: 'updated_at',`,
    hasOrder && "order: 'position',",
    `constraints: { ${fields.map((field) => wordsOf(plan, field)).join('')} },`,
  ];
  return [
    ...[...imports].sort(),
    "import { defineContentType } from '../schema/content-type';\n",
    `/** ${capitalise(isSingleton ? singular : plural)}. */`,
    `export const ${variable} = defineContentType('${table}', {`,
    ...members.filter(Boolean),
    '});',
  ].join('\n');
}

function fieldText({ name, kind, label, isRequired, column, options = '' }: PlannedField): string {
  const mustBeFilled = isRequired || (kind !== 'boolean' && / not null(?! default)/.test(column));
  const common = `kind: '${kind}', label: '${label}',${mustBeFilled ? ' required: true,' : ''}`;
  return `${name}: { ${common} ${options} },`;
}

function gridColumns({ fields, titleColumn }: Plan): string[] {
  const shown = fields.filter(({ kind }) => !NOT_IN_GRID.includes(kind)).map(({ name }) => name);
  return [...new Set([titleColumn, ...shown])].slice(0, MOST_COLUMNS);
}

function wordsOf(plan: Plan, field: PlannedField): string {
  const { name, check, kind, label } = field;
  const unique = `${plan.table}_${name}_key: { field: '${name}', message: '${label}: another one has it already.' },`;
  const words = check
    ? `${checkName(plan, field)}: { field: '${name}', message: '${check.message}' },`
    : '';
  return kind === 'slug' ? unique + words : words;
}
