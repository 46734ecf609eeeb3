import type { TableName } from '../table';
import { plain, type CommonField, type FormValues, type Kind } from '../kind';

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
