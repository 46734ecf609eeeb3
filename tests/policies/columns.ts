import { randomUUID } from 'node:crypto';
import type { ContentTable } from '../../src/shared/content/content-rows.ts';
import { tablesWithDefaults } from '../../src/shared/content/defaults/content-defaults.ts';
import { startRows } from '../../src/shared/content/start-rows.ts';
import { anEnquiryRow } from '../support/enquiry-rows.ts';
import { aPost } from '../support/posts.ts';
import { insertRow, type MakeRow } from './actions/table.ts';

type Row = Record<string, unknown>;

export interface TableColumns {
  /** A row as the database takes it, new at each call. Left out where nobody changes a row through the API. */
  row?: () => Row;
  /** The columns that point to a row of another table, each with that table's name, in a list where they point to several; free as those below. */
  refers?: Readonly<Record<string, string | readonly [string]>>;
  /** What whoever may change a row may change of it, each with another value that it takes. */
  free: Row;
  /** What the database keeps to itself, whoever asks. */
  kept: readonly string[];
  /** Who changes rows, where those are not editors and owners. */
  writers?: readonly string[];
  /** The column that rows are found by. */
  key?: string;
  /** A row is for the person alone whom its `user_id` names. */
  isPersonal?: boolean;
  /** There can be one row: another goes before. */
  isSingle?: boolean;
}

const TEXT = 'Changed';
const SLUG = 'changed';
const IMAGE = { image: '/changed.webp', image_alt: TEXT };
const STAMPED = ['id', 'created_at', 'updated_at'];

/** One of the site's own rows under a name of its own. */
function aRow(table: ContentTable): Row {
  const [own = { id: '' }] = startRows(table);
  const slug = `row-${randomUUID().slice(0, 8)}`;
  return {
    ...own,
    ...('slug' in own && { slug }),
    ...(table !== 'company' && { id: randomUUID() }),
  };
}

const CONTENT: Record<ContentTable, Row> = {
  company: {
    ...{ name: TEXT, legal_name: TEXT, phone: '0121 496 0999', whatsapp: '0121 496 0998' },
    ...{ email: 'changed@example.com', street: TEXT, locality: TEXT, region: TEXT },
    ...{ postcode: 'M1 1AA', latitude: 53, longitude: -2, areas: [TEXT] },
    ...{ opening_hours: { friday: '8:00-12:00' }, notice: TEXT },
    ...{ facebook: 'https://a.example', instagram: 'https://b.example' },
    ...{ linkedin: 'https://c.example', notice_from: '2030-01-01', notice_until: '2030-01-02' },
    ...{ quote_reply_hours: 12, scheduling_business_days: '4', standard_clean_hours: '3-4' },
    ...{ deep_clean_hours: '5', cancellation_notice_hours: 48, late_cancellation_fee_percent: 25 },
    ...{ issue_report_hours: 48, satisfaction_percent: 99 },
  },
  services: {
    ...{ slug: SLUG, title: TEXT, summary: TEXT, description: TEXT, features: [TEXT] },
    ...{ benefits: TEXT, icon: 'Waves', position: 'zz', published: false, ...IMAGE },
  },
  price_plans: {
    ...{ slug: SLUG, name: TEXT, amount: 4711, basis: 'from', service: SLUG, suits: TEXT },
    ...{ inclusions: [TEXT], popular: true, position: 'zz' },
  },
  questions: { page: 'contact', question: TEXT, answer: TEXT, position: 'zz' },
  testimonials: {
    ...{ published: false, name: TEXT, role: TEXT, content: TEXT, rating: 3 },
    ...{ avatar: '/changed.webp', avatar_alt: TEXT, position: 'zz' },
  },
  team_members: { name: TEXT, role: TEXT, bio: TEXT, position: 'zz', ...IMAGE },
  menu: { place: 'footer', label: TEXT, href: '/changed', position: 'zz' },
};

const content = (table: ContentTable): [string, TableColumns] => [
  table,
  { row: () => aRow(table), free: CONTENT[table], kept: STAMPED, isSingle: table === 'company' },
];

/** Written by functions and triggers alone. */
const closed = (kept: string): TableColumns => ({ free: {}, kept: kept.split(' ') });

/**
 * Every column of every table that the API serves. Reading goes by rows: who may read a row reads each of its columns, so
 * a column that not everybody may know does not belong into a table that visitors read.
 */
export const COLUMNS: Record<string, TableColumns> = {
  ...Object.fromEntries(tablesWithDefaults.map(content)),
  ...Object.fromEntries(
    (['services', 'price_plans'] as const).map((table) => [
      table,
      { ...content(table)[1], kept: [...STAMPED, 'costed_as'] },
    ]),
  ),
  menu: {
    row: () => aRow('menu'),
    refers: { below: 'menu' },
    free: CONTENT.menu,
    kept: [...STAMPED, 'shown_from'],
  },
  blog_posts: {
    row: () => ({ ...aPost(), published_at: null }),
    free: {
      ...{ title: TEXT, excerpt: TEXT, content: '<p>Changed</p>', date: 'May 15, 2025' },
      ...{ category: 'Deep Cleaning', slug: SLUG, image_focus: '50% 30%', ...IMAGE },
      ...{ search_title: TEXT, search_description: TEXT },
      ...{ published_at: '2025-05-15T10:00:00Z', author_id: randomUUID() },
    },
    kept: [...STAMPED, 'day', 'word_count', 'search_text', 'review_requested_at'],
  },
  pages: {
    row: () => ({
      ...{ path: `/page-${randomUUID().slice(0, 8)}`, title: 'A page', published_at: null },
    }),
    free: {
      ...{ path: '/changed', title: TEXT, description: TEXT, noindex: true },
      sections: [{ id: 'one', type: 'text', html: '<p>Changed</p>' }],
      ...{ published_at: '2025-05-15T10:00:00Z', author_id: randomUUID() },
    },
    kept: [...STAMPED, 'search_text', 'review_requested_at'],
  },
  enquiries: {
    row: () => ({ ...anEnquiryRow() }),
    free: { status: 'won', note: TEXT },
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
  accepted_findings: {
    row: () => ({ table_name: 'pages', finding: 'one h1', reason: 'Meant so' }),
    refers: { row_id: 'pages' },
    free: { finding: 'capitals', reason: TEXT },
    kept: ['id', 'table_name', 'accepted_at', 'accepted_by', 'accepted_by_email'],
  },
  content_versions: closed('name version changed_at due_at'),
  invitations: closed(
    'id token_hash role email invited_by invited_by_email created_at expires_at accepted_at revoked_at accounts',
  ),
  moved_addresses: closed('slug post_id moved_at page_id'),
  previews: closed('token_hash post_id created_at expires_at created_by page_id'),
  revisions: closed('id table_name row_id operation saved_at saved_by saved_by_email row pictures'),
  staff_events: closed('id happened_at what by_email about_email role'),
  unsaved_changes: {
    isPersonal: true,
    key: 'user_id',
    row: () => ({ id: randomUUID(), form: 'services/create', changes: {} }),
    free: { id: randomUUID(), form: 'changed', changes: { title: TEXT } },
    kept: ['user_id', 'saved_at'],
    writers: ['author', 'editor', 'owner'],
  },
};

/** What a row of a table points to, put in by `add`, which gives a new row's key; rows of its own table if asked for. */
export async function pointersOf(
  table: string,
  add: (target: string) => Promise<string>,
  withItsOwn = false,
): Promise<Row> {
  const all = Object.entries(COLUMNS[table]?.refers ?? {}).filter(
    ([, target]) => withItsOwn || [target].flat()[0] !== table,
  );
  const made = all.map(async ([column, target]) => {
    const pointer = typeof target === 'string' ? await add(target) : [await add(target[0])];
    return [column, pointer] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

/** What makes a row of a table, with all that it points to. */
export const rowMaker =
  (table: string): MakeRow =>
  async (project) => {
    if (COLUMNS[table]?.isSingle) await project.sql(`delete from public.${table}`);
    return {
      ...COLUMNS[table]?.row?.(),
      ...(await pointersOf(table, (target) => insertRow(project, target, rowMaker(target)))),
    };
  };

/** Every column that the API serves, with its type; generated ones too. */
export const COLUMNS_OF_DATABASE = `
  select table_name as table, column_name as column, udt_name as type
  from information_schema.columns where table_schema = 'public' order by 1, 2`;

const ODD: Record<string, unknown> = {
  ...{ uuid: randomUUID(), text: 'odd@example.com', bool: true, jsonb: {}, _text: ['odd'] },
  ...{ int2: 4, int4: 4711, int8: 4711, timestamptz: '2001-02-03T04:05:06Z', date: '2001-02-03' },
};

/** A value of a column's own type, for what is to be refused because of who asks, and not because of what. */
export function oddValue(type: string): unknown {
  if (!Object.hasOwn(ODD, type)) throw new Error(`Say what an odd value of ${type} is (ODD)`);
  return ODD[type];
}

/** A new row; one of a personal table is that user's. */
export function rowOf({ row, isPersonal }: TableColumns, user: string): Row {
  return { ...row?.(), ...(isPersonal && { user_id: user }) };
}
