import type { ComponentType } from 'react';
import type { Database, Tables, TablesInsert } from '../../shared/database.types';
import type { BooleanField, Field, NumberField, TextualField } from './fields';

export type TableName = keyof Database['public']['Tables'];
export type FormValues = Record<string, unknown>;

/** The kinds that a column of this type can have. */
type FieldOfType<Value> = [NonNullable<Value>] extends [boolean]
  ? BooleanField
  : [NonNullable<Value>] extends [number]
    ? NumberField
    : [NonNullable<Value>] extends [string]
      ? TextualField
      : never;

type RequiredColumn<Table extends TableName> = {
  [Column in keyof TablesInsert<Table>]-?: undefined extends TablesInsert<Table>[Column]
    ? never
    : Column;
}[keyof TablesInsert<Table>];

type OptionalColumn<Table extends TableName> = Exclude<
  keyof TablesInsert<Table>,
  RequiredColumn<Table>
>;

type ColumnName<Table extends TableName> = keyof Tables<Table> & string;

type FieldsOf<Table extends TableName> = {
  [Column in RequiredColumn<Table>]: FieldOfType<TablesInsert<Table>[Column]>;
} & {
  [Column in OptionalColumn<Table>]?: FieldOfType<TablesInsert<Table>[Column]>;
};

interface Words {
  /** In the middle of a sentence: "blog post", "blog posts". */
  singular: string;
  plural: string;
  /** The button that creates one; "Create" when left out. */
  createButton?: string;
}

interface ListSchema<Column extends string> {
  /** Columns of the grid, in order. */
  columns: Column[];
  /** The column that the search box looks in, by part of its text. */
  search?: Column;
  /** Columns of kind `select`, `boolean` or `image` that the grid can be narrowed by. */
  filters?: Column[];
  sort: { field: Column; order: 'ASC' | 'DESC' };
}

/** A database constraint in words for the person who ran into it, told at one field of the form. */
interface ConstraintMessage<Column extends string> {
  field: Column;
  message: string;
}

/** Components that take the place of what is generated. */
export interface ResourceViews {
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  /** Stands beside the fields of the form, inside it. */
  formAside?: ComponentType;
}

interface SchemaShape<Fields, Column extends string, Row> {
  words: Words;
  /** In the order of the form. */
  fields: Fields;
  list: ListSchema<Column>;
  /** Changed by the server at every write; lets an edit notice that somebody else was faster. */
  versionColumn?: Column;
  /** Where visitors find a record. */
  publicPath?: (row: Row) => string;
  /** What names a record in titles and messages. */
  titleColumn: Column;
  constraints?: Record<string, ConstraintMessage<Column>>;
  views?: ResourceViews;
}

/** A content type as the generated views, the data provider and the contract test read it. */
export interface ResourceSchema extends SchemaShape<Record<string, Field>, string, FormValues> {
  table: TableName;
}

/**
 * Describes the content type kept in one table. Column names, their value types and the columns that the
 * database insists on are checked against the generated database types; names of constraints and lists of
 * choices against the migrated database, by tests/policies/schema-contract.test.ts.
 */
export function defineResource<Table extends TableName>(
  table: Table,
  schema: SchemaShape<FieldsOf<Table>, ColumnName<Table>, Tables<Table>>,
): ResourceSchema {
  return { table, ...schema } as unknown as ResourceSchema;
}

/** The schema's fields as a list, in the order of the form. */
export function fieldsOf(schema: ResourceSchema): [column: string, field: Field][] {
  return Object.entries(schema.fields);
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
