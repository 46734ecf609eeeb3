import type { TableName } from './table';

/** How the grid can be narrowed by a field; the value in the address is the column's. */
export type Filter =
  | {
      type: 'choice';
      choices: readonly FilterChoice[];
      /** Where the choices are records of another table. */
      records?: { table: TableName; by: string };
      /** Where a choice is not the column's value itself. */
      toQuery?(column: string, choice: unknown): [key: string, value: unknown];
    }
  /** One of another table's records; with the operator, among those that the column names. */
  | { type: 'reference'; table: string; operator?: 'cs' }
  /** One of the values that records have. */
  | { type: 'valuesInUse'; load(): Promise<readonly string[]> }
  /** Contains what is typed. */
  | { type: 'text' }
  /** A list that has what is typed among its members. */
  | { type: 'member' }
  | {
      type: 'range';
      input: 'date' | 'time' | 'decimal';
      /** A bound as typed, for the database. */
      toColumn(typed: string, bound: 'gte' | 'lte'): unknown;
      toInput(column: unknown, bound: 'gte' | 'lte'): string;
    };

interface FilterChoice {
  value: string | number | boolean;
  label: string;
}
