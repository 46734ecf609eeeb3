import type { Field, FieldKind } from './fields';
import type { FormValues } from './kind';
import type { FilterValues, ListSchema } from './list-schema';
import type { PublicPages, PublicParts } from './public';
import type { Role } from './role';
import type { TableName } from './table';

export type { FormValues } from './kind';

interface Words {
  /** In the middle of a sentence: "blog post", "blog posts". */
  singular: string;
  plural: string;
  /** The button that creates one; "Create" when left out. */
  createButton?: string;
  /** What stands over the form of one, given its title: "Edit blog post “…”" when left out. */
  editHeading?(title: string): string;
}

/** What the admin offers to do with records; the policies decide what is allowed. */
export type Operation = 'create' | 'update' | 'delete';

/** What is wrong, by field; `group.member` names a field of a group. */
type ValidationErrors<Column> = {
  [Name in (Column & string) | `${Column & string}.${string}`]?: string;
};

/** A rule over several columns, which SQL by hand has, in words for the person who ran into it, shown at one field of the form. */
interface ConstraintMessage<Column> {
  field: Column;
  message: string;
}

/**
 * How long records of people are kept, as `private.personal_tables` has it; they are found by every field of the kinds `email` and
 * `phone`. The list then shows what is due for deletion, the form what else is kept of the person, with a copy and an erasure. What
 * refers to such a record goes with it or lets it go (`onDelete`).
 */
export interface Personal {
  /** Records older than so many months are due for deletion. */
  keptMonths: number;
}

/** Fields that belong together, under a heading of their own. */
interface FormGroup<Column, Row> {
  title: string;
  description?: string;
  fields: readonly Column[];
  /** Behind “More”, below the others. */
  more?: readonly Column[];
  /** While this says no the group is not shown. */
  visibleWhen?(row: Row): boolean;
  /** Short values that nobody types stand side by side where there is room. */
  sideBySide?: true;
}

/** Records of another table that point to this one by a `reference` or among `references`, shown below the form. */
interface RelatedRecords {
  table: TableName;
  by: string;
}

/**
 * Who reads and writes a content type's records; grants and policies follow (scripts/migration). `by hand`: they stand in
 * supabase/schemas. What only staff read has no pictures and no files: whoever has the address of one opens it.
 */
export type Access<Column = string> =
  | 'by hand'
  | {
      /** `published`: visitors read what is public, staff all of it. `staff`: the roles that write, alone. */
      read: 'everyone' | 'published' | 'staff';
      write: readonly Role[];
      /** Authors write drafts of their own, and leave what is public alone. */
      authors?: 'own drafts';
      /** The column that says since when, or whether, a record is public; its field of that kind, or a switch `published`, when left out. */
      publishedBy?: Column;
      /** The column that says until when, where it has no field of the kind `lastDay`; null is without end. */
      publishedUntil?: Column;
    };

/** What a content type says of itself; `ContentType` without what the compiler checks it against. */
export interface SchemaShape<
  Fields,
  Column,
  AnyColumn extends string,
  FilterColumn,
  InlineColumn,
  ChoiceColumn,
  Order,
  Row,
> {
  words: Words;
  access: Access<AnyColumn>;
  /** In the order of the form. */
  fields: Fields;
  list: ListSchema<Column, FilterColumn, InlineColumn, ChoiceColumn, AnyColumn, Row>;
  /** What names a record in titles and messages. */
  titleColumn: AnyColumn;
  /** What staff call a record whose title says less. */
  displayName?(row: Row): string | undefined;
  /** The column that tells records apart; "id" when left out. */
  primaryKey?: AnyColumn;
  /** Changed by the server at every write; lets an edit notice that somebody else was faster. */
  versionColumn?: AnyColumn;
  /** The column that keeps the order staff give by hand: `position text collate "C" not null`. */
  order?: Order;
  /** Its versions are kept (the trigger `keep_revision`): the form offers them, the grid what was deleted. */
  history?: boolean;
  /** There is one record, and its form is the whole screen. */
  singleton?: boolean;
  /** For people of these roles alone: nobody else is offered it. Left out, for everybody. */
  roles?: readonly Role[];
  /** All of them when left out. */
  operations?: readonly Operation[];
  /** Whether its create form is what /admin opens on; exactly one schema says so. */
  frontPage?: boolean;
  /** Where it stands in the bar. */
  bar?: {
    /** The heading that it stands under. */
    group?: string;
    /** Records that wait for staff: their number stands in the bar and in the document's title. */
    count?: {
      label: string;
      filter: FilterValues<AnyColumn>;
      /** They wait for these alone; left out, for everybody who sees the content type. */
      roles?: readonly Role[];
    };
  };
  /** Fields that belong together; the others come before them. */
  groups?: readonly FormGroup<Column, Row>[];
  /** Tells of people outside the company: left out of `content:export` unless asked for, never read by visitors, never kept in a history. */
  personal?: Personal;
  /** What refers to a record, below its form. */
  related?: readonly RelatedRecords[];
  /** Visitors read it: at addresses of its own, or in parts of other pages. Left out, what reads it is written by hand. */
  public?: PublicPages<AnyColumn> | PublicParts;
  /** Where visitors find a record. */
  publicPath?(row: Row): string;
  /** Whether search engines are asked to leave a record's page out. */
  isHidden?(row: Row): boolean;
  /** Where visitors see it among others: a page and its section. */
  shownAt?(row: Row): string;
  /** Records without which the site is not whole, by their value in a column: public, and neither deleted nor moved. */
  permanent?: { column: Column; values: readonly string[] };
  /** Where somebody with a token sees a record that is not public (the table `previews`). */
  previewPath?(token: string): string;
  /** What is wrong with the values taken together, told at fields; what their kinds complain about comes first. */
  validate?(row: Row, role: Role): ValidationErrors<Column> | Promise<ValidationErrors<Column>>;
  /** Changes a row on its way to the database; `before` is what was stored, on an update. */
  beforeSave?(row: Partial<Row>, before?: Row): Partial<Row> | Promise<Partial<Row>>;
  /** Texts that may quote figures, such as "{{price.basic}}"; the form refuses what does not exist, visitors see no such text. */
  quotes?: readonly Column[];
  /** The same, but that visitors read a figure as it is written once it does not exist any more. */
  fills?: readonly Column[];
  /** By what name texts quote a record: "price.basic". */
  quotedAs?(row: Row): string;
  /** By the name of the check or key. */
  constraints?: Readonly<Record<string, ConstraintMessage<Column>>>;
}

/** A content type as the generated views, the data provider and the contract test read it. */
export interface ContentType extends SchemaShape<
  Readonly<Record<string, Field>>,
  string,
  string,
  string,
  string,
  string,
  string,
  FormValues
> {
  table: TableName;
}

/** The schema's fields as a list, in the order of the form. */
export function fieldsOf(schema: ContentType): [column: string, field: Field][] {
  return Object.entries(schema.fields);
}

/** The fields that visitors read; not those that are for people of some roles alone. */
export function readableFields(schema: ContentType): [column: string, field: Field][] {
  return fieldsOf(schema).filter(([, { roles }]) => !roles);
}

/** The columns of the schema's fields that are of a kind. */
export function columnsOfKind(schema: ContentType, wanted: FieldKind): string[] {
  return fieldsOf(schema).flatMap(([column, { kind }]) => (kind === wanted ? [column] : []));
}

/** The column that keeps when a record becomes public, where the table has one. */
export function publicationColumn(schema: ContentType): string | undefined {
  return columnsOfKind(schema, 'publication')[0];
}

/** The column that keeps when a record ceases to be public, where the table has one. */
export function endColumn(schema: ContentType): string | undefined {
  return columnsOfKind(schema, 'lastDay')[0];
}

/** The column that keeps since when a draft waits for a review, where the table has one. */
export function reviewColumn(schema: ContentType): string | undefined {
  return columnsOfKind(schema, 'review')[0];
}

/** Whether the admin offers to do this with records of the schema. */
export function allows({ operations }: ContentType, operation: Operation): boolean {
  return !operations || operations.includes(operation);
}

/** The order of the grid when it is opened. */
export function sortOf({ list, order, titleColumn }: ContentType) {
  return list.sort ?? ({ field: order ?? titleColumn, order: 'ASC' } as const);
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
