import { capitalise } from '../../src/schema/content-type.ts';
import { ROLES } from '../../src/schema/role.ts';
import { quoted } from './field-answer.ts';
import { checkName, KEPT_MONTHS, type Plan, type PlannedField } from './resource-plan.ts';

const MOST_COLUMNS = 5;
/** Too long for a cell, or part of something else that is shown. */
const NOT_IN_GRID = ['html', 'multiline', 'altText', 'slug', 'group', 'repeat', 'images'];
const FILTERS = ['select', 'boolean', 'reference', 'references', 'rating'];

/** The schema, ready to be edited. */
export function schemaText(plan: Plan): string {
  const { table, singular, plural, variable, titleColumn, fields, hasOrder, isSingleton } = plan;
  const { hasPublication, roles } = plan;
  const imports = new Set(fields.flatMap((field) => field.imports ?? []));
  const filters = [
    ...(hasPublication ? ['published_at'] : []),
    ...fields.filter(({ kind }) => FILTERS.includes(kind)).map(({ name }) => name),
  ];
  const isSearched = fields.some(({ name, kind }) => name === titleColumn && kind !== 'date');
  const members = [
    `words: { singular: '${singular}', plural: '${plural}' },`,
    `access: 'by hand',`,
    barText(plan),
    isSingleton && 'singleton: true,',
    // How long is the owner's to decide: a year, as enquiries.
    plan.personal && `personal: { keptMonths: ${KEPT_MONTHS} },`,
    plan.hasHistory && 'history: true,',
    roles.length < ROLES.length && `roles: [${quoted(roles)}],`,
    `fields: { ${hasPublication ? "published_at: { kind: 'publication', label: 'Status' },\n" : ''} ${fields.map(fieldText).join('\n')} },`,
    'list: {',
    `columns: [${quoted(gridColumns(plan))}],`,
    isSearched && `search: '${titleColumn}',`,
    filters.length > 0 && !isSingleton && `filters: [${quoted(filters)}],`,
    !hasOrder && `sort: { field: '${titleColumn}', order: 'ASC' },`,
    '},',
    `titleColumn: '${titleColumn}',`,
    `versionColumn: 'updated_at',`,
    hasOrder && "order: 'position',",
    `constraints: { ${isSingleton ? wordsOfSingleton(plan) : ''}${fields.map((field) => wordsOf(plan, field)).join('')} },`,
  ];
  return [
    ...[...imports].sort(),
    "import { defineContentType } from '../schema/define-content-type';\n",
    `/** ${capitalise(isSingleton ? singular : plural)}. */`,
    `export const ${variable} = defineContentType('${table}', {`,
    ...members.filter(Boolean),
    '});',
  ].join('\n');
}

function barText({ group, count }: Plan): string | undefined {
  if (!group && !count) return undefined;
  const place = group ? `group: '${group}',` : '';
  const waiting = count
    ? `count: { label: '${count.value.toLowerCase()}', filter: { ${count.column}: '${count.value}' } },`
    : '';
  return `bar: { ${place} ${waiting} },`;
}

function wordsOfSingleton({ table, titleColumn }: Plan): string {
  return `${table}_single: { field: '${titleColumn}', message: 'Somebody has written it meanwhile: reload the page.' },`;
}

function fieldText({ name, kind, label, isRequired, column, options = '' }: PlannedField): string {
  const mustBeFilled = isRequired || (kind !== 'boolean' && / not null(?! default)/.test(column));
  const common = `kind: '${kind}', label: '${label}',${mustBeFilled ? ' required: true,' : ''}`;
  return `${name}: { ${common} ${options} },`;
}

function gridColumns({ fields, titleColumn, hasPublication }: Plan): string[] {
  const shown = fields.filter(({ kind }) => !NOT_IN_GRID.includes(kind)).map(({ name }) => name);
  const columns = [...new Set([titleColumn, ...shown])].slice(0, MOST_COLUMNS);
  return hasPublication ? [...columns, 'published_at'] : columns;
}

function wordsOf(plan: Plan, field: PlannedField): string {
  const { name, check, kind, label } = field;
  const unique = `${plan.table}_${name}_key: { field: '${name}', message: '${label}: another one has it already.' },`;
  const words = check
    ? `${checkName(plan, field)}: { field: '${name}', message: '${check.message}' },`
    : '';
  return kind === 'slug' ? unique + words : words;
}
