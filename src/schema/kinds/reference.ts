import type { TableName } from '../table';
import { defineKind } from '../define-kind';
import { type CommonField, type FormValues } from '../kind';

/** One record of another table, chosen by its title. */
export interface ReferenceField<Row = FormValues> extends CommonField<Row, string> {
  kind: 'reference';
  /** The table that its foreign key points to, which has a schema of its own. */
  to: TableName;
  /** What becomes of this record when that one is deleted; left out, it keeps it from being deleted. */
  onDelete?: 'cascade' | 'set null';
  /** Narrows what can be chosen, as a grid is narrowed (`column@operator`), by what stands in the form. */
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
