import { contentTypes } from '../../src/content-types/registry.ts';
import {
  capitalise,
  columnsOfKind,
  fieldsOf,
  type ContentType,
} from '../../src/schema/content-type.ts';
import { recordChoices } from '../../src/schema/kinds/select.ts';
import { literal, literals } from '../../src/schema/rules.ts';
import { functionsSql } from './functions-sql.ts';
import { accessSentence, accessSql, bucketsSql, librarySql } from './policies-sql.ts';
import { UserError } from '../../supabase/user-error.ts';
import { referencesSql } from './references-sql.ts';
import { tableSql } from './table-sql.ts';
import { sqlMistakes, typeMistakes } from './type-mistakes.ts';

export const CONTENT_TYPES_FILE = 'supabase/schemas/90-content-types.generated.sql';

const HEADER = `-- The law of content types: their tables, rules, references, triggers, grants, policies and buckets.
-- Written from src/content-types by \`npm run db:migration\`: do not edit.`;

export function contentTypesSql(): string {
  refuse(typeMistakes(contentTypes));
  const types = contentTypes.map(typeSql);
  const references = contentTypes.flatMap(referencesSql);
  const sql = `${[HEADER, librarySql(contentTypes), ...types, ...references, ...functionsSql()].join('\n\n')}\n`;
  refuse(sqlMistakes(sql));
  return sql;
}

function refuse(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
}

/** The table with all that belongs to it, but its references. */
export function typeSql(type: ContentType): string {
  const { access, words } = type;
  return [
    `-- ${capitalise(words.plural)}. ${accessSentence(type)}\n${tableSql(type)}`,
    [...indexesSql(type), ...triggersSql(type), ...personalSql(type)].join('\n'),
    ...(access === 'by hand' ? [] : [accessSql(type, access), ...bucketsSql(type, access)]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function indexesSql(type: ContentType): string[] {
  const { table, access } = type;
  const author = access !== 'by hand' && access.authors ? ['author_id'] : [];
  // Each visitor's question asks for the next of these moments (next_publication).
  const moments = [...columnsOfKind(type, 'publication'), ...columnsOfKind(type, 'lastDay')];
  const waiting = columnsOfKind(type, 'reviewRequest').map(
    (column) =>
      `create index ${table}_waiting on public.${table} (${column}) where ${column} is not null;`,
  );
  return [...moments, ...author]
    .map((column) => `create index ${table}_${column} on public.${table} (${column});`)
    .concat(waiting);
}

/** The transition tables handed to the trigger function that counts visible changes. */
const NOTED = {
  insert: 'new table as changed',
  update: 'old table as former new table as changed',
  delete: 'old table as changed',
};

function triggersSql(type: ContentType): string[] {
  const { table, singleton, history, versionColumn, order = [], primaryKey, access } = type;
  const {
    read = type.public ? 'everyone' : 'staff',
    publishedBy = '',
    publishedUntil = '',
  } = access === 'by hand' ? {} : access;
  const trigger = (name: string, when: string, call: string, rows = '') =>
    `create trigger ${table}_${name} ${when} on public.${table}\n  for each row ${rows}execute function private.${call};`;
  // A column that hand-written SQL maintains is not an edit.
  const written = Object.keys(type.fields).filter(
    (name) => name !== publishedBy && name !== publishedUntil,
  );
  const columns = publishedBy && ` of ${written.concat(order).join(', ')}`;
  const [byName = '', ...others] = fieldsOf(type).flatMap(([name, field]) =>
    field.kind === 'select' && recordChoices(field) ? [name] : [],
  );
  if (others.length > 0) throw new Error(`${table} takes the choices of one field from records.`);
  const renamed = byName && literal(byName);
  const choices = fieldsOf(type).flatMap(([name, field]) =>
    Object.entries((field.kind === 'select' && field.transitions) || {}).map(
      ([value, { roles }], index) =>
        trigger(
          `${name}_of_role_${index + 1}`,
          `before insert or update of ${name}`,
          `check_transition(${literals([name, value, ...roles])})`,
        ),
    ),
  );
  return [
    !singleton && !primaryKey && trigger('keep_id', 'before insert or update of id', 'keep_id()'),
    versionColumn && trigger('stamp_times', 'before insert or update', `stamp_times(${renamed})`),
    history &&
      trigger(
        'keep_revisions',
        `after insert or update${columns} or delete`,
        `keep_revision(${renamed})`,
      ),
    type.personal && trigger('delete_unsaved_changes', 'after delete', 'delete_unsaved_changes()'),
    ...Object.entries(read === 'staff' ? {} : NOTED).map(
      ([event, rows]) => `create trigger ${table}_note_${event} after ${event} on public.${table}
  referencing ${rows} for each statement execute function private.note_content_change();`,
    ),
    ...choices,
    ...columnsOfKind(type, 'reviewRequest').flatMap((column) => [
      trigger('stamp_review', `before insert or update of ${column}`, 'stamp_review()'),
      trigger(
        'end_review',
        'before insert or update',
        'end_review()',
        `when (new.published_at is not null and new.${column} is not null)\n  `,
      ),
    ]),
  ].filter((statement) => typeof statement === 'string');
}

/** Registers columns of personal data for erasure, export and retention. */
function personalSql(type: ContentType): string[] {
  const { table, personal } = type;
  if (!personal) return [];
  const columns = (['email', 'phone'] as const).flatMap((kind) =>
    columnsOfKind(type, kind).map((name) => `(${literals([table, name, kind])})`),
  );
  return [
    `insert into private.personal_tables (table_name, kept_months) values ('${table}', ${personal.keptMonths});`,
    `insert into private.personal_columns (table_name, column_name, holds) values ${columns.join(', ')};`,
  ];
}
