import type { Tables } from '../shared/database.types';
import type { Operation, SchemaShape } from './content-type';
import type { FieldKind, FieldOfKind, FilterableKind, InlineKind, KindFor } from './fields';
import type { WithFields } from './readable';
import type { ColumnName, RequiredColumn, TableName, TypeName } from './table';

/** Tables of `moved_addresses` and `previews`. */
type AddressedTable = 'blog_posts' | 'pages';

/** Other tables have no former addresses. */
type Kept<Table, Any> = Any extends { kind: 'slug' }
  ? Table extends AddressedTable
    ? Any
    : Any & { keepsFormer?: false }
  : Any;

type KindsByColumn = Readonly<Record<string, FieldKind>>;

/** The field of each kind, or an error message for a wrong column. */
type FieldsOf<Table extends TableName, Kinds> = {
  [Column in keyof Kinds]: { kind: Kinds[Column] } & (Column extends ColumnName<Table>
    ? Kinds[Column] extends KindFor<NonNullable<Tables<Table>[Column]>>
      ? Kept<Table, FieldOfKind<Tables<Table>>[Kinds[Column] & FieldKind]>
      : Mistake<`A column of the type ${TypeName<NonNullable<Tables<Table>[Column]>>} takes the kind ${KindFor<NonNullable<Tables<Table>[Column]>>}`>
    : Mistake<`${Table} has no column "${Column & string}"; run: npm run db:migration`>);
};

/** A type that nothing has: the compiler prints the sentence. */
interface Mistake<Sentence> {
  label: Sentence;
  [option: string]: unknown;
}

/** The table, or an error message for an unknown name. */
type KnownTable<Table extends string> = Table extends TableName
  ? Table
  : `database.types.ts knows no table "${Table}"; add it to registry.ts and run: npm run db:migration`;

/** Columns of these kinds. */
type ColumnOfKind<Kinds, Kind> = {
  [Column in keyof Kinds]: Kinds[Column] extends Kind ? Column : never;
}[keyof Kinds] &
  string;

/** A type without `create` requires no columns. */
type DemandedColumn<Table extends TableName, Operations, Order> = 'create' extends Operations
  ? Exclude<RequiredColumn<Table>, Order>
  : never;

/**
 * Describes the content type of one table. Column names, value types and required columns are checked against the
 * generated database types; names of constraints, exact types and choices against the migrated database, by
 * tests/policies/schema-contract.test.ts.
 */
export function defineContentType<
  const Table extends string,
  const Kinds extends KindsByColumn,
  const Fields extends Readonly<Record<string, { kind: FieldKind }>>,
  Order extends ColumnName<Table & TableName> = never,
  Operations extends Operation = Operation,
>(
  table: KnownTable<Table>,
  schema: SchemaShape<
    FieldsOf<Table & TableName, Kinds> & {
      [Column in DemandedColumn<Table & TableName, Operations, Order>]: unknown;
    },
    {
      any: ColumnName<Table & TableName>;
      field: NoInfer<keyof Kinds & string>;
      filter: NoInfer<ColumnOfKind<Kinds, FilterableKind>>;
      inline: NoInfer<ColumnOfKind<Kinds, InlineKind>>;
      choice: NoInfer<ColumnOfKind<Kinds, 'select'>>;
      order: Order;
    },
    Tables<Table & TableName>
  > & { operations?: readonly Operations[]; fields: Fields } & (Table extends AddressedTable
      ? unknown
      : { previewPath?: 'Preview links are made for blog_posts and pages' }),
) {
  return { table, ...(schema as Omit<typeof schema, never> & WithFields<Fields>) };
}
