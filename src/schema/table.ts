import type { Database, Json, Tables, TablesInsert } from '../shared/database.types';

export type TableName = keyof Database['public']['Tables'];
export type ColumnName<Table extends TableName> = keyof Tables<Table> & string;

/** Not null, without a default. */
export type RequiredColumn<Table extends TableName> = {
  [Column in keyof TablesInsert<Table>]-?: undefined extends TablesInsert<Table>[Column]
    ? never
    : Column;
}[keyof TablesInsert<Table>] &
  string;

/** A type's name in error messages. */
export type TypeName<Value> = [Value] extends [boolean]
  ? 'boolean'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [string]
      ? 'text'
      : [Value] extends [string[]]
        ? 'list of texts'
        : [NonNullable<Json>] extends [Value]
          ? 'jsonb'
          : 'other';

/** The column type of a value. */
export type KeptAs<Value> = Value extends boolean
  ? 'boolean'
  : Value extends number
    ? 'number'
    : Value extends string
      ? 'text'
      : Value extends readonly string[]
        ? 'list of texts'
        : 'jsonb';
