import { randomUUID } from 'node:crypto';
import { contentTypeOf, contentTypes } from '../../src/content-types/registry.ts';
import { fieldsOf, publicationColumn, type ContentType } from '../../src/schema/content-type.ts';
import { kindOf } from '../../src/schema/kinds.ts';
import type { ContentTable } from '../../src/shared/content/content-rows.ts';
import { tablesWithDefaults } from '../../src/shared/content/first-content/content-defaults.ts';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { anEnquiryRow } from '../support/enquiry-rows.ts';
import { aPost } from '../support/posts.ts';
import { insertRow, type MakeRow } from './actions/table.ts';

type Row = Record<string, unknown>;

export interface TableColumns {
  /** A valid new row at each call; undefined where nobody updates through the API. */
  row?: () => Row;
  /** Reference columns with their table, in a list for several references; writable as those below. */
  refers?: Readonly<Record<string, string | readonly [string]>>;
  /** Columns that a writer may change, each with a valid new value. */
  free: Row;
  /** Columns that nobody may change. */
  kept: readonly string[];
  /** Who updates, if not editors and owners. */
  writers?: readonly string[];
  /** The key column. */
  key?: string;
  /** Visible only to the person of its `user_id`. */
  isPersonal?: boolean;
  /** A singleton: replaces the other row. */
  isSingle?: boolean;
}

const TEXT = 'Changed';
const STAMPED = ['id', 'created_at', 'updated_at'];

/** Of a row of the site's own, in a database where what it names is not there. */
export const withoutReferences = (row: Row) =>
  'hours' in row && { hourly_price: null, least_price: null, hours: [] };

/** A default row under another name. */
function aRow(table: ContentTable): Row {
  const [own = { id: '' }] = firstRows(table);
  const unique = fieldsOf(contentTypeOf(table)).filter(([, field]) =>
    kindOf(field).unique?.(field),
  );
  return {
    ...own,
    ...withoutReferences(own),
    ...Object.fromEntries(unique.map(([column]) => [column, `row-${randomUUID().slice(0, 8)}`])),
    ...(table !== 'company' && { id: randomUUID() }),
  };
}

/** Writable columns of a content type, each with a different sample of its kind. */
function typedColumns(table: string, row: Row): Row {
  const { fields, order } = contentTypeOf(table);
  // Set by the database.
  const typed = Object.entries(fields).filter(
    ([, { readOnly, kind }]) => !readOnly && kind !== 'reviewRequest',
  );
  const sampled = typed.flatMap(([column, field]) => {
    const sample = kindOf(field)
      .samples(field)
      .find((one) => JSON.stringify(one) !== JSON.stringify(row[column]));
    return sample === undefined ? [] : [[column, sample]];
  });
  return { ...(Object.fromEntries(sampled) as Row), ...(order && { [order]: 'zz' }) };
}

/** A content type's reference columns with their tables. */
function references(table: string): TableColumns['refers'] {
  const all = Object.entries(contentTypeOf(table).fields).flatMap(([column, field]) => {
    const { refersTo, isStructured } = kindOf(field);
    const target = refersTo?.(field);
    if (!target) return [];
    return [[column, isStructured ? ([target] as const) : target]];
  });
  return Object.fromEntries(all) as TableColumns['refers'];
}

const content = (table: ContentTable): [string, TableColumns] => [
  table,
  {
    row: () => aRow(table),
    free: typedColumns(table, aRow(table)),
    refers: references(table),
    kept: STAMPED,
    isSingle: contentTypeOf(table).singleton,
  },
];

/** Tables with rows of a file, or of this one. */
const WITH_ROWS: readonly string[] = [...tablesWithDefaults, 'blog_posts', 'pages'];

/** Content types whose rows are made of samples. */
export const sampledTypes = contentTypes.filter(
  ({ table, access }) => access !== 'by hand' && !WITH_ROWS.includes(table),
);

/** A row that visitors read, if they read any. */
export function aSampledRow(type: ContentType): Row {
  const fields = fieldsOf(type);
  const unique = fields.filter(([, field]) => kindOf(field).unique?.(field));
  const publication = publicationColumn(type);
  const row = {
    ...typedColumns(type.table, {}),
    ...(type.order && { [type.order]: 'a0' }),
    ...Object.fromEntries(unique.map(([column]) => [column, `row-${randomUUID().slice(0, 8)}`])),
    ...(type.fields.published?.kind === 'boolean' && { published: true }),
  };
  // Publication is left to the default: drafts for authors, public for others.
  return Object.fromEntries(Object.entries(row).filter(([column]) => column !== publication));
}

function sampled(type: ContentType): [string, TableColumns] {
  const { table, access, singleton } = type;
  const { publishedBy = [], write, authors } = { ...(access !== 'by hand' && access) };
  return [
    table,
    {
      row: () => aSampledRow(type),
      free: {
        ...typedColumns(table, aSampledRow(type)),
        ...(authors && { author_id: randomUUID() }),
      },
      refers: references(table),
      kept: STAMPED.concat(publishedBy),
      isSingle: singleton,
      ...(write && { writers: write }),
    },
  ];
}

/** Written by functions and triggers alone. */
const closed = (kept: string): TableColumns => ({ free: {}, kept: kept.split(' ') });

/**
 * Every column of every table that the API exposes. Read access is by row: who may read a row reads all of its columns,
 * so a table that visitors read must not have confidential columns.
 */
export const COLUMNS: Record<string, TableColumns> = {
  ...Object.fromEntries(sampledTypes.map(sampled)),
  ...Object.fromEntries(tablesWithDefaults.map(content)),
  menu: { ...content('menu')[1], kept: [...STAMPED, 'shown_from', 'shown_until'] },
  blog_posts: {
    row: () => ({ ...aPost(), published_at: null }),
    free: {
      ...typedColumns('blog_posts', { ...aPost() }),
      ...{ category: 'Deep Cleaning', author_id: randomUUID() },
    },
    kept: [...STAMPED, 'day', 'word_count', 'search_text', 'review_requested_at'],
  },
  pages: {
    row: () => ({
      ...{ path: `/page-${randomUUID().slice(0, 8)}`, title: 'A page', published_at: null },
      sections: [{ id: 'one', type: 'text', html: '<p>A page</p>' }],
    }),
    free: { ...typedColumns('pages', {}), author_id: randomUUID() },
    kept: [...STAMPED, 'search_text', 'section_moments', 'review_requested_at'],
  },
  enquiries: {
    // Taken back; that it was asked for once a year is in enquiry-rules.test.ts.
    row: () => ({ ...anEnquiryRow(), review_asked_at: '2026-01-01T09:00:00Z' }),
    free: {
      ...typedColumns('enquiries', { ...anEnquiryRow(), status: 'new' }),
      review_asked_at: null,
    },
    kept: [
      ...STAMPED,
      ...'reference idempotency_key name email phone service message postcode source'.split(' '),
      ...'property_kind property_size frequency preferred_time estimate'.split(' '),
      ...'answered_at handled_by handled_by_email search_text'.split(' '),
    ],
  },
  staff: {
    key: 'user_id',
    free: { role: 'editor' },
    kept: ['user_id', 'added_at', 'email', 'last_seen_at'],
    writers: ['owner'],
  },
  dismissed_findings: {
    row: () => ({ table_name: 'pages', finding: 'one h1', reason: 'Meant so' }),
    refers: { row_id: 'pages' },
    free: { finding: 'capitals', reason: TEXT },
    kept: ['id', 'table_name', 'dismissed_at', 'dismissed_by', 'dismissed_by_email'],
  },
  drafts: {
    row: () => ({ table_name: 'pages', changes: { title: 'A page' }, base: {} }),
    refers: { record_id: 'pages' },
    free: {
      ...{ changes: { title: TEXT }, base: { title: 'A page' } },
      ...{ publish_at: '2999-01-01T00:00:00Z', failed_at: '2026-01-01T00:00:00Z' },
    },
    kept: [
      ...'id table_name author_id scheduled_by saved_by saved_by_email updated_at'.split(' '),
      'review_requested_at',
    ],
  },
  content_versions: closed('name version changed_at due_at'),
  invitations: closed(
    'id token_hash role email invited_by invited_by_email created_at expires_at accepted_at revoked_at addresses',
  ),
  moved_addresses: closed('slug post_id moved_at page_id leads_to ends_at'),
  previews: closed('token_hash post_id created_at expires_at created_by page_id'),
  revisions: closed('id table_name row_id operation saved_at saved_by saved_by_email row pictures'),
  staff_events: closed('id happened_at what by_email about_email role'),
  unsaved_changes: {
    isPersonal: true,
    key: 'user_id',
    row: () => ({ id: randomUUID(), form: 'services/create', changes: {} }),
    free: { id: randomUUID(), form: 'changed', changes: { title: TEXT } },
    kept: ['user_id', 'saved_at', 'pictures'],
    writers: ['author', 'editor', 'owner'],
  },
};

/** The rows that a row refers to, inserted by `add`, which returns the key; of its own table if asked for. */
export async function pointersOf(
  table: string,
  add: (target: string) => Promise<string>,
  withItsOwn = false,
): Promise<Row> {
  const all = Object.entries(COLUMNS[table]?.refers ?? {}).filter(
    ([, target]) => withItsOwn || [target].flat()[0] !== table,
  );
  const created = all.map(async ([column, target]) => {
    const pointer = typeof target === 'string' ? await add(target) : [await add(target[0])];
    return [column, pointer] as const;
  });
  return Object.fromEntries(await Promise.all(created));
}

/** Creates a row with the rows that it refers to. */
export const rowMaker =
  (table: string): MakeRow =>
  async (project) => {
    if (COLUMNS[table]?.isSingle) await project.sql(`delete from public.${table}`);
    return {
      ...COLUMNS[table]?.row?.(),
      ...(await pointersOf(table, (target) => insertRow(project, target, rowMaker(target)))),
    };
  };

/** Every column that the API exposes with its type, generated ones too. */
export const COLUMNS_OF_DATABASE = `
  select table_name as table, column_name as column, udt_name as type
  from information_schema.columns where table_schema = 'public' order by 1, 2`;

const ODD: Record<string, unknown> = {
  ...{ uuid: randomUUID(), text: 'odd@example.com', bool: true, jsonb: {}, _text: ['odd'] },
  ...{ int2: 4, int4: 4711, int8: 4711, timestamptz: '2001-02-03T04:05:06Z', date: '2001-02-03' },
  _timestamptz: ['2001-02-03T04:05:06Z'],
};

/** A valid value of a type, so that a refusal is about the caller. */
export function oddValue(type: string): unknown {
  if (!Object.hasOwn(ODD, type)) throw new Error(`Say what an odd value of ${type} is (ODD)`);
  return ODD[type];
}

/** A new row; in a personal table the user's. */
export function rowOf({ row, isPersonal }: TableColumns, user: string): Row {
  return { ...row?.(), ...(isPersonal && { user_id: user }) };
}
