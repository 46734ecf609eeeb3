import type { TableName } from './table';

/** Filter of the grid by a field; the address has the column's value. */
export type Filter =
  | {
      type: 'choice';
      choices: readonly FilterChoice[];
      /** Choices from another table. */
      records?: { table: TableName; by: string };
      /** Where a choice is not the column's value. */
      toQuery?(column: string, choice: unknown): [key: string, value: unknown];
    }
  /** A record of another table; with `cs` one of the column's list. */
  | { type: 'reference'; table: string; operator?: 'cs' }
  /** A value in use. */
  | { type: 'valuesInUse'; load(): Promise<readonly string[]> }
  /** Part of a text. */
  | { type: 'text' }
  /** Member of a list. */
  | { type: 'member' }
  | {
      type: 'range';
      input: 'date' | 'time' | 'decimal';
      /** Parses a typed bound for the database. */
      toColumn(typed: string, bound: 'gte' | 'lte'): unknown;
      toInput(column: unknown, bound: 'gte' | 'lte'): string;
    };

interface FilterChoice {
  value: string | number | boolean;
  label: string;
}

/** Choices that stand for conditions: the key and the value of each query by its label. */
export const choiceOfConditions = (
  queriesOf: (column: string) => Readonly<Record<string, [key: string, value: unknown]>>,
): Filter => ({
  type: 'choice',
  choices: Object.keys(queriesOf('')).map((label) => ({ value: label, label })),
  toQuery: (column, choice) => queriesOf(column)[String(choice)] ?? [column, choice],
});
