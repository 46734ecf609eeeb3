import type { TableName } from '../table';
import { defineKind } from '../define-kind';
import { type CommonField, type FormValues } from '../kind';

/** Filters the choices (`column@operator`) by the form's values. */
export type Among = (values: FormValues) => Readonly<Record<string, unknown>>;

/** The record itself is no choice. */
export const exceptItself: Among = ({ id }) => (typeof id === 'string' ? { 'id@neq': id } : {});

/** A record of another table, chosen by its title. */
export interface ReferenceField extends CommonField<string> {
  kind: 'reference';
  /** The table of the foreign key, which has a schema. */
  to: TableName;
  /** Effect of that record's deletion; refused by default. */
  onDelete?: 'cascade' | 'set null';
  among?: Among;
}

export const reference = defineKind<ReferenceField>()({
  column: () => ({ type: 'uuid' }),
  refersTo: ({ to }) => to,
  readable: (stored, { to }, { record }) => record(to, stored),
  readAs: 'nothing',
  filter: ({ to }) => ({ type: 'reference', table: to }),
  samples: () => [],
});
