import type { TableName } from '../table';
import { defineKind } from '../define-kind';
import { type CommonField, type FormValues } from '../kind';

/** A record of another table, chosen by its title. */
export interface ReferenceField<Row = FormValues> extends CommonField<Row, string> {
  kind: 'reference';
  /** The table of the foreign key, which has a schema. */
  to: TableName;
  /** Effect of that record's deletion; refused by default. */
  onDelete?: 'cascade' | 'set null';
  /** Filters the choices (`column@operator`) by the form's values. */
  among?(values: FormValues): Readonly<Record<string, unknown>>;
}

export const reference = defineKind<ReferenceField, string>()({
  column: () => ({ type: 'uuid' }),
  refersTo: ({ to }) => to,
  readable: (stored, { to }, { record }) => record(to, stored),
  readAs: 'nothing',
  filter: ({ to }) => ({ type: 'reference', table: to }),
  samples: () => [],
});
