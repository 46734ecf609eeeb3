import { columnsOfKind, fieldsOf, type ContentType } from '../../src/schema/content-type.ts';
import { nestedFields } from '../../src/schema/field-paths.ts';
import { isReference } from '../../src/schema/fields.ts';
import { kindOf } from '../../src/schema/kinds.ts';
import { recordChoices } from '../../src/schema/kinds/select.ts';
import { contentTypes, findContentType } from '../../src/content-types/registry.ts';
import type { Row, RowShape } from './portable-row.ts';

/** A table that is moved with the content. */
export interface ContentTable extends RowShape {
  table: string;
  /** The column that says which row is which. */
  key: string;
  /** The unique column that is part of an address. */
  address?: string;
  /** Data of people outside the company: moved only on request. */
  personal?: boolean;
}

/** Accounts, history and settings of a project, which are never moved. */
export const STAYING_TABLES = [
  'staff',
  'invitations',
  'staff_events',
  'revisions',
  'previews',
  'content_versions',
  'unsaved_changes',
  'dismissed_findings',
];

const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  blog_posts: ['word_count', 'day'],
  pages: ['section_moments'],
  menu: ['shown_from', 'shown_until'],
  enquiries: ['handled_by'],
  drafts: ['author_id', 'saved_by', 'saved_by_email', 'scheduled_by', 'failed_at', 'updated_at'],
};

/** Every table that is moved, referenced ones first. tests/content/moving.test.ts finds tables that are not listed. */
export const contentTables: ContentTable[] = [
  ...afterWhatTheyReferTo(contentTypes)
    .filter(({ table }) => !STAYING_TABLES.includes(table))
    .map((type) => {
      const { table, personal, primaryKey = 'id', list, access } = type;
      const hasAuthors = access !== 'by hand' && access.authors;
      const ofTypes = (...types: string[]) =>
        fieldsOf(type).flatMap(([name, field]) =>
          types.includes(kindOf(field).column(field)?.type ?? '') ? [name] : [],
        );
      return {
        table,
        key: primaryKey,
        address: columnsOfKind(type, 'slug')[0],
        personal: personal !== undefined,
        computed: [
          ...(COMPUTED[table] ?? []),
          ...(list.searchColumn ? [list.searchColumn] : []),
          ...(hasAuthors ? ['author_id'] : []),
        ],
        numbers: ofTypes('numeric', 'integer', 'smallint'),
        times: ofTypes('timestamp with time zone'),
      };
    }),
  { table: 'moved_addresses', key: 'slug' },
  { table: 'drafts', key: 'id', computed: COMPUTED.drafts },
];

function afterWhatTheyReferTo(
  types: readonly ContentType[],
  placed = new Set<ContentType>(),
): ContentType[] {
  return types.flatMap((type) => {
    if (placed.has(type)) return [];
    placed.add(type);
    const targets = nestedFields(type.fields).flatMap(([, field]) => {
      const records = field.kind === 'select' ? recordChoices(field) : undefined;
      const table = isReference(field) ? field.to : records?.table;
      return (table && findContentType(table)) || [];
    });
    return [...afterWhatTheyReferTo(targets, placed), type];
  });
}

/** Normalises hours and numbers as a form does before it saves. */
export function normalised(table: string, row: Row): Row {
  const type = findContentType(table);
  const sent = (type ? fieldsOf(type) : []).flatMap(([column, field]) => {
    const kind = kindOf(field);
    const value = row[column] ?? null;
    // An unknown choice is the database's to refuse: a form would show another in its place.
    const isKept =
      value === null ||
      field.kind === 'select' ||
      kind.rules(field).every((rule) => rule.holds(value));
    return isKept ? [] : [[column, kind.toRow(kind.toForm(value, field), field)] as const];
  });
  return { ...row, ...Object.fromEntries(sent) };
}
