import { fieldsOf, publicationColumn, type ContentType } from '../../src/schema/content-type.ts';
import type { Field } from '../../src/schema/fields.ts';
import { kindOf } from '../../src/schema/kinds.ts';

/** Nullable where the form can leave it blank, in a draft at least, without an empty value. */
export function columnIsNullable(field: Field): boolean {
  const { hasEmptyValue, toRow } = kindOf(field);
  const mayBeBlank = !field.required || (field.optionalInDraft && toRow(null, field) === null);
  return Boolean(mayBeBlank) && !hasEmptyValue?.(field);
}

/** The only key of a table with one record. */
const SINGLE_KEY = 'c0a10000-0000-4000-8000-000000000001';

/** Set by the server (stamp_times). */
const TIMES = ['created_at', 'updated_at'];

/** Keywords that need quotation marks as names. */
const RESERVED = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
  concurrently constraint create cross current_date current_time current_user default deferrable desc distinct do else end
  except false fetch for foreign freeze from full grant group having ilike in initially inner intersect into is isnull join
  lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps
  placing primary references returning right select session_user similar some symmetric table tablesample then to trailing
  true union unique user using variadic verbose when where window with`.split(/\s+/),
);

export const quoted = (name: string) =>
  /^[a-z_][a-z0-9_]*$/.test(name) && !RESERVED.has(name) ? name : `"${name}"`;

const rule = (name: string, condition: string) => `\n    constraint ${name} check (${condition})`;

/** The table of a content type: key, columns with checks, order and times. */
export function tableSql(type: ContentType): string {
  const { table, singleton, order, primaryKey = 'id', access } = type;
  const { publishedBy, publishedUntil, authors } = { ...(access !== 'by hand' && access) };
  const fields = fieldsOf(type).filter(([name]) => !TIMES.includes(name));
  const key = singleton ? `'${SINGLE_KEY}'` : 'gen_random_uuid()';
  const lines = [
    `${primaryKey} uuid primary key${primaryKey === 'id' ? ` default ${key}` : ''}${singleton ? rule(`${table}_single`, `id = ${key}`) : ''}`,
    ...fields.map(([name, field]) => columnSql(type, name, field)),
    // Maintained by a trigger in hand-written SQL.
    publishedBy && `${publishedBy} timestamptz not null default '-infinity'`,
    publishedUntil && `${publishedUntil} timestamptz`,
    authors && 'author_id uuid default auth.uid()',
    order &&
      `${order} text collate "C" not null${rule(`${table}_${order}_length`, `char_length(${order}) between 1 and 1000`)}`,
    ...TIMES.map((name) => type.versionColumn && `${name} timestamptz not null default now()`),
  ];
  return `create table public.${table} (\n  ${lines.filter(Boolean).join(',\n  ')}\n);`;
}

function columnSql(type: ContentType, name: string, field: Field): string | undefined {
  const { column: columnOf, rules, unique } = kindOf(field);
  const column = columnOf(field);
  if (!column) return undefined;
  const named = `${type.table}_${name}`;
  const orDraft = ` or ${publicationColumn(type)} is null`;
  return [
    `${name} ${column.type}${columnIsNullable(field) ? '' : ' not null'}`,
    column.default === undefined ? '' : ` default ${column.default}`,
    unique?.(field) ? `\n    constraint ${named}_key unique` : '',
    ...rules(field).map(({ name: end, sql, exceptDrafts }) =>
      rule(`${named}_${end}`, exceptDrafts ? `(${sql(name)})${orDraft}` : sql(name)),
    ),
  ].join('');
}
