import type { Tables } from '../shared/database.types';
import type { Field, FieldKind, FieldOfKind, FilterableKind, InlineKind, KindFor } from './fields';
import type { FormValues } from './kind';
import type { PublicHalf, PublicParts } from './public';
import type { Role } from './role';
import type { ColumnName, RequiredColumn, TableName, TypeName } from './table';

export type { FormValues } from './kind';

export interface Words {
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

/** Values to narrow a grid by; `column@operator` for other comparisons than "is", `q` for the search box. */
type FilterValues<Column extends string> = {
  [Key in Column | `${Column}@${string}` | 'q']?: unknown;
};

interface ListSchema<
  Column,
  FilterColumn,
  InlineColumn,
  ChoiceColumn,
  AnyColumn extends string,
  Row,
> {
  /** Columns of the grid, in order. */
  columns: readonly Column[];
  /** Switches and choices that are changed in the grid itself. */
  inlineColumns?: readonly InlineColumn[];
  /** The columns that the search box looks in, by part of their text. */
  search?: Column | readonly Column[];
  /**
   * A generated column that holds the searched ones together in small letters. With tens of thousands of records the
   * database compares it in a quarter of the time.
   */
  searchColumn?: AnyColumn;
  /** Columns that the grid can be narrowed by. */
  filters?: readonly FilterColumn[];
  /** Filters with a name, one press away; people can add their own to them. */
  savedFilters?: readonly {
    label: string;
    filter: FilterValues<AnyColumn> | (() => FilterValues<AnyColumn>);
  }[];
  /** What can be done to all ticked rows at once, each behind a button. */
  bulkChanges?: readonly { label: string; change: Partial<Row> }[];
  /** Choices that can be made for all ticked rows at once. */
  bulkColumns?: readonly ChoiceColumn[];
  /** Left out, the order that staff give (`order`). */
  sort?: { field: AnyColumn; order: 'ASC' | 'DESC' };
}

/** What is wrong, by field; `group.member` names a field of a group. */
type ValidationErrors<Column> = {
  [Name in (Column & string) | `${Column & string}.${string}`]?: string;
};

/** A database constraint in words for the person who ran into it, told at one field of the form. */
interface ConstraintMessage<Column> {
  field: Column;
  message: string;
}

/** How people are found in a table, as `private.personal_tables` has it. */
export interface Personal<Column = string> {
  email?: Column;
  phone?: Column;
  /** Records older than so many months are due for deletion. */
  keptMonths: number;
}

/** Fields that belong together, under a heading of their own. */
interface FormGroup<Column> {
  title: string;
  description?: string;
  fields: readonly Column[];
  /** Short values that nobody types stand side by side where there is room. */
  sideBySide?: true;
}

/** Records of another table that point to this one by a `reference`, shown below the form. */
interface RelatedRecords {
  table: TableName;
  by: string;
}

interface SchemaShape<
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
  /** In the order of the form. */
  fields: Fields;
  list: ListSchema<Column, FilterColumn, InlineColumn, ChoiceColumn, AnyColumn, Row>;
  /** What names a record in titles and messages. */
  titleColumn: AnyColumn;
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
  groups?: readonly FormGroup<Column>[];
  /** Tells of people outside the company: left out of `content:export` unless asked for, never read by visitors, never kept in a history. */
  personal?: Personal<AnyColumn>;
  related?: readonly RelatedRecords[];
  /** Visitors read it: at addresses of its own, or in parts of other pages. Left out, what reads it is written by hand. */
  public?: PublicHalf<AnyColumn> | PublicParts;
  /** Where visitors find a record. */
  publicPath?(row: Row): string;
  /** Whether search engines are asked to leave a record's page out. */
  isHidden?(row: Row): boolean;
  /** Where visitors see it among others: a page and its section. */
  shownAt?(row: Row): string;
  /** Rows that an empty table can start from: what the site shows as long as nobody has written it. */
  startRows?(): Promise<readonly FormValues[]>;
  /** Records that the site comes with: what `row` gives stands until one of the same `column` is public, and once it is deleted. */
  originals?: {
    column: Column;
    values: readonly string[];
    row: (value: string) => Promise<FormValues | undefined>;
  };
  /** Where somebody with a token sees a record that is not public (the table `previews`). */
  previewPath?(token: string): string;
  /** What is wrong with the values taken together, told at fields; what their kinds complain about comes first. */
  validate?(row: Row, role: Role): ValidationErrors<Column> | Promise<ValidationErrors<Column>>;
  /** Changes a row on its way to the database; `before` is what was stored, on an update. */
  beforeSave?(row: Partial<Row>, before?: Row): Partial<Row> | Promise<Partial<Row>>;
  /** Texts that may quote figures, such as "{{price.basic}}"; one that quotes what does not exist is refused. */
  quotes?: readonly Column[];
  /** By what name texts quote a record: "price.basic". */
  quotedAs?(row: Row): string;
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

/** The tables that `moved_addresses` and `previews` point to. */
type AddressedTable = 'blog_posts' | 'pages';

/** Of other tables nobody keeps former addresses. */
type Kept<Table, Any> = Any extends { kind: 'slug' }
  ? Table extends AddressedTable
    ? Any
    : Any & { keepsFormer?: false }
  : Any;

type KindsByColumn = Readonly<Record<string, FieldKind>>;

/** Each field as its kind wants it, or a sentence where the column takes no such kind. */
type FieldsOf<Table extends TableName, Kinds> = {
  [Column in keyof Kinds]: { kind: Kinds[Column] } & (Column extends ColumnName<Table>
    ? Kinds[Column] extends KindFor<NonNullable<Tables<Table>[Column]>>
      ? Kept<Table, FieldOfKind<Tables<Table>>[Kinds[Column] & FieldKind]>
      : Mistake<`A column of the type ${TypeName<NonNullable<Tables<Table>[Column]>>} takes the kind ${KindFor<NonNullable<Tables<Table>[Column]>>}`>
    : Mistake<`${Table} has no column "${Column & string}"; after a migration run: npm run db:types`>);
};

/** No label is of this type: the compiler shows the sentence. */
interface Mistake<Sentence> {
  label: Sentence;
  [option: string]: unknown;
}

/** The table, or a sentence where TypeScript knows none of that name. */
type KnownTable<Table extends string> = Table extends TableName
  ? Table
  : `database.types.ts knows no table "${Table}"; after its migration run: npm run db:types`;

type FieldColumn<Kinds> = keyof Kinds & string;

/** The columns whose kind is one of these. */
type ColumnOfKind<Kinds, Kind> = {
  [Column in keyof Kinds]: Kinds[Column] extends Kind ? Column : never;
}[keyof Kinds] &
  string;

/** Nothing is demanded of a form that creates nothing. */
type DemandedColumn<Table extends TableName, Operations, Order> = 'create' extends Operations
  ? Exclude<RequiredColumn<Table>, Order>
  : never;

/**
 * Describes the content type kept in one table. Column names, their value types and the columns that the
 * database insists on are checked against the generated database types; names of constraints, exact types and
 * lists of choices against the migrated database, by tests/policies/schema-contract.test.ts.
 */
export function defineContentType<
  const Table extends string,
  const Kinds extends KindsByColumn,
  Order extends ColumnName<Table & TableName> = never,
  Operations extends Operation = Operation,
>(
  table: KnownTable<Table>,
  schema: SchemaShape<
    FieldsOf<Table & TableName, Kinds> & {
      [Column in DemandedColumn<Table & TableName, Operations, Order>]: unknown;
    },
    NoInfer<FieldColumn<Kinds>>,
    ColumnName<Table & TableName>,
    NoInfer<ColumnOfKind<Kinds, FilterableKind>>,
    NoInfer<ColumnOfKind<Kinds, InlineKind>>,
    NoInfer<ColumnOfKind<Kinds, 'select'>>,
    Order,
    Tables<Table & TableName>
  > & { operations?: readonly Operations[] } & (Table extends AddressedTable
      ? unknown
      : { previewPath?: 'Preview links are made for blog_posts and pages' }),
) {
  return { table, ...schema };
}

/** The schema's fields as a list, in the order of the form. */
export function fieldsOf(schema: ContentType): [column: string, field: Field][] {
  return Object.entries(schema.fields);
}

/** The columns of the schema's fields that are of a kind. */
export function columnsOfKind(schema: ContentType, wanted: FieldKind): string[] {
  return fieldsOf(schema).flatMap(([column, { kind }]) => (kind === wanted ? [column] : []));
}

/** The column that keeps when a record becomes public, where the table has one. */
export function publicationColumn(schema: ContentType): string | undefined {
  return columnsOfKind(schema, 'publication')[0];
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
