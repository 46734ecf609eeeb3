import type { Field, FieldKind } from './fields';
import type { FormValues } from './kind';
import type { ColumnNames, FilterValues, ListSchema } from './list-schema';
import type { PublicPages, PublicParts } from './public-options';
import type { Role } from './role';
import type { TableName } from './table';

export type { FormValues } from './kind';

interface Words {
  /** In the middle of a sentence: "blog post", "blog posts". */
  singular: string;
  plural: string;
  /** "Create" by default. */
  createButton?: string;
  /** "Edit blog post “…”" by default. */
  editHeading?(title: string): string;
}

/** Operations that the admin offers; policies decide what is allowed. */
export type Operation = 'create' | 'update' | 'delete';

/** By field; `group.member` for a field of a group. */
type ValidationErrors<Column> = {
  [Name in (Column & string) | `${Column & string}.${string}`]?: string;
};

/** Message of a constraint in hand-written SQL, with the field that shows it. */
interface ConstraintMessage<Column> {
  field: Column;
  message: string;
}

/**
 * Retention of personal data, as in `private.personal_tables`; records are found by every field of the kinds `email`
 * and `phone`. The list shows what is due for deletion, the form other records of the person, with a copy and an
 * erasure. References to such a record cascade or are set to null (`onDelete`).
 */
export interface Personal {
  /** Records older than so many months are due for deletion. */
  keptMonths: number;
}

/** Fields below a heading of their own. */
interface FormGroup<Column, Row> {
  title: string;
  description?: string;
  fields: readonly Column[];
  /** Behind “More”, after the others. */
  more?: readonly Column[];
  /** Hides the group while false. */
  visibleWhen?(row: Row): boolean;
  /** Short read-only values, beside each other where there is room. */
  sideBySide?: true;
}

/** Records of another table with a `reference` or `references` to this one, listed below the form. */
interface RelatedRecords {
  table: TableName;
  by: string;
}

/** `published`: visitors read what is public, staff all of it. `staff`: the writing roles alone. */
export const READERS = ['everyone', 'published', 'staff'] as const;

/**
 * Who reads and writes the records; grants and policies are generated (scripts/migration). `by hand`: written in
 * supabase/schemas. A type for staff alone has no pictures and files, because their addresses are public.
 */
export type Access<Column = string> =
  | 'by hand'
  | {
      read: (typeof READERS)[number];
      write: readonly Role[];
      /** Authors write their own drafts, and no public record. */
      authors?: 'own drafts';
      /** A column that hand-written SQL maintains, if neither a field of the kind `publication` nor a switch `published` says it. */
      publishedBy?: Column;
      /** Its end, maintained in the same way; null is unlimited. */
      publishedUntil?: Column;
    };

/** A content type with the names that its options take; `Row` is the table's row. */
export interface SchemaShape<Fields, Names extends ColumnNames, Row> {
  words: Words;
  access: Access<Names['any']>;
  /** In the order of the form. */
  fields: Fields;
  list: ListSchema<Names>;
  /** Names a record in titles and messages. */
  titleColumn: Names['any'];
  /** Names that replace titles, by a column's value. */
  displayNames?: { column: Names['any']; values: Readonly<Record<string, string>> };
  /** "id" by default. */
  primaryKey?: Names['any'];
  /** Set by the server at every write; detects concurrent edits. */
  versionColumn?: Names['any'];
  /** Manual order: `position text collate "C" not null`; keys as of `fractional-indexing`: "a0", "a1", not "1". */
  order?: Names['order'];
  /** Keeps revisions (trigger `keep_revision`), for owners and editors: the form offers versions, the grid deleted records. */
  history?: boolean;
  /** One record, whose form is the whole screen. */
  singleton?: boolean;
  /** Roles that see it; everybody by default. */
  roles?: readonly Role[];
  /** All by default. */
  operations?: readonly Operation[];
  /** Its create form is the page /admin; for exactly one schema. */
  frontPage?: boolean;
  /** Its link in the bar. */
  bar?: {
    /** Heading of the group. */
    group?: string;
    /** Waiting records, counted in the bar and in the document's title. */
    count?: {
      label: string;
      filter: FilterValues<Names['any']>;
      /** Roles that see the count; everybody by default. */
      roles?: readonly Role[];
    };
  };
  /** Ungrouped fields come first. */
  groups?: readonly FormGroup<Names['field'], Row>[];
  /**
   * Data of people outside the company: excluded from `content:export` by default, never read by visitors, never in a
   * history.
   */
  personal?: Personal;
  /** Referring records, below the form. */
  related?: readonly RelatedRecords[];
  /**
   * Read by visitors: at addresses of its own, or in parts of other pages. Otherwise its readers are written by hand.
   */
  public?: PublicPages<Names['any']> | PublicParts;
  /** A record's public address. */
  publicPath?(row: Row): string;
  /** Whether a record's page has noindex. */
  isHidden?(row: Row): boolean;
  /** A page and section that show it among others. */
  shownAt?(row: Row): string;
  /** Records that the site needs, by a column's value: always public, neither deleted nor moved. */
  permanent?: { column: Names['field']; values: readonly string[] };
  /** The address of a preview by token (table `previews`). */
  previewPath?(token: string): string;
  /** Errors that concern several fields; those of kinds come first. `before` is what an edit began with. */
  validate?(
    row: Row,
    role: Role,
    before?: Partial<Row>,
  ): ValidationErrors<Names['field']> | Promise<ValidationErrors<Names['field']>>;
  /** Changes a row before it is sent; `before` is the stored row of an update. */
  beforeSave?(row: Partial<Row>, before?: Row): Partial<Row> | Promise<Partial<Row>>;
  /**
   * Texts with placeholders, such as "{{price.basic}}"; the form refuses unknown ones, visitors do not see such a text.
   */
  quotes?: readonly Names['field'][];
  /** The same, but visitors see an unknown placeholder as it is written. */
  fills?: readonly Names['field'][];
  /** The name of a record in placeholders: "price.basic". */
  quotedAs?(row: Row): string;
  /** By the name of the check or key. */
  constraints?: Readonly<Record<string, ConstraintMessage<Names['field']>>>;
}

/** As read by the generated views, the data provider and the contract test. */
export interface ContentType extends SchemaShape<
  Readonly<Record<string, Field>>,
  ColumnNames,
  FormValues
> {
  table: TableName;
}

/** In the order of the form. */
export function fieldsOf(schema: ContentType): [column: string, field: Field][] {
  return Object.entries(schema.fields);
}

/** The fields that visitors read; not those that are for people of some roles alone. */
export function readableFields(schema: ContentType): [column: string, field: Field][] {
  return fieldsOf(schema).filter(([, { roles }]) => !roles);
}

/** Names of the fields of a kind. */
export function columnsOfKind(schema: ContentType, wanted: FieldKind): string[] {
  return fieldsOf(schema).flatMap(([column, { kind }]) => (kind === wanted ? [column] : []));
}

/** The publication column, if any. */
export function publicationColumn(schema: ContentType): string | undefined {
  return columnsOfKind(schema, 'publication')[0];
}

/** The switch by which visitors read a record, if any. */
export function publicationSwitch({ access, fields }: ContentType): string | undefined {
  const isRead = access !== 'by hand' && access.read === 'published';
  return isRead && fields.published?.kind === 'boolean' ? 'published' : undefined;
}

/** Column with the end of publication, if any. */
export function endColumn(schema: ContentType): string | undefined {
  return columnsOfKind(schema, 'lastDay')[0];
}

/** The review column, if any. */
export function reviewColumn(schema: ContentType): string | undefined {
  return columnsOfKind(schema, 'reviewRequest')[0];
}

export function allows({ operations }: ContentType, operation: Operation): boolean {
  return !operations || operations.includes(operation);
}

/** Whether visitors read the column's texts with figures filled in. */
export function isFilled({ quotes = [], fills = [] }: ContentType, source: string): boolean {
  return quotes.includes(source) || fills.includes(source);
}

/** The initial order of the grid. */
export function sortOf({ list, order, titleColumn }: ContentType) {
  return list.sort ?? ({ field: order ?? titleColumn, order: 'ASC' } as const);
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
