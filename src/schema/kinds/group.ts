import type { CommonField, FormValues, Kind } from '../kind';
import type { NestedFields } from '../fields';
import { nested } from '../nested';

/** Values that belong together and are kept in one column, such as an address. */
export interface GroupField<Row = FormValues> extends CommonField<Row, FormValues> {
  kind: 'group';
  fields: NestedFields;
}

export const group: Kind<GroupField> = {
  columnTypes: ['jsonb', 'json'],
  isBlank: (value, { fields }) => nested.isBlank(value, fields),
  // What is wrong with a member is told at its own input.
  complaintAbout: () => undefined,
  toForm: (stored, { fields }) => nested.toForm(stored, fields),
  toRow: (value, { fields }) => nested.toRow(value, fields),
  toText: (stored, { fields }) => nested.toText(stored, fields),
  storesBlank: () => true,
  sortable: false,
  isStructured: true,
  storeFiles: (value, { fields }, store) => nested.storeFiles(value, fields, store),
};
