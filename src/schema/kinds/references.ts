import type { TableName } from '../table';
import {
  itemsOf,
  structured,
  textOf,
  type CommonField,
  type FormValues,
  type Kind,
  plain,
} from '../kind';

/** Several records of another table, each chosen by its title. */
export interface ReferencesField<Row = FormValues> extends CommonField<Row, readonly string[]> {
  kind: 'references';
  /** The table whose ids the column keeps, which has a schema of its own; two triggers do what a foreign key would. */
  to: TableName;
}

export const references: Kind<ReferencesField> = {
  ...structured,
  columnTypes: ['_uuid'],
  isBlank: (value) => idsOf(value).length === 0,
  validate: () => undefined,
  toForm: idsOf,
  toRow: idsOf,
  toText: (stored) => idsOf(stored).join('; '),
  filter: ({ to }) => ({ type: 'reference', table: to, operator: 'cs' }),
};

/** The ids that a value holds, each once. */
function idsOf(value: unknown): string[] {
  return [...new Set(itemsOf(value).map(textOf).filter(Boolean))];
}

/** One record of another table, chosen by its title. */
export interface ReferenceField<Row = FormValues> extends CommonField<Row, string | number | null> {
  kind: 'reference';
  /** The table that its foreign key points to, which has a schema of its own. */
  to: TableName;
  /** Narrows what can be chosen, as a grid is narrowed (`column@operator`), by what stands in the form. */
  among?(values: FormValues): Readonly<Record<string, unknown>>;
}

export const reference: Kind<ReferenceField> = {
  ...plain,
  columnTypes: ['uuid', 'text', 'int2', 'int4', 'int8'],
  filter: ({ to }) => ({ type: 'reference', table: to }),
};
