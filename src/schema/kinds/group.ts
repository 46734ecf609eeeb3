import type { CommonField, FormValues, Kind, MemberFields } from '../kind';
import type { Nested } from '../nested';

/** Values that belong together and are kept in one column, such as an address. */
export interface GroupField<Row = FormValues, Members = MemberFields> extends CommonField<
  Row,
  FormValues
> {
  kind: 'group';
  fields: Members;
}

/** @param nested what is done with the members */
export const groupOf = (nested: Nested): Kind<GroupField> => ({
  columnTypes: ['jsonb', 'json'],
  isBlank: (value, { fields }) => nested.isBlank(value, fields),
  // What is wrong with a member is told at its own input.
  validate: () => undefined,
  toForm: (stored, { fields }) => nested.toForm(stored, fields),
  toRow: (value, { fields }) => nested.toRow(value, fields),
  toText: (stored, { fields }) => nested.toText(stored, fields),
  hasEmptyValue: () => true,
  sortable: false,
  isStructured: true,
  storeFiles: (value, { fields }, store) => nested.storeFiles(value, fields, store),
});
