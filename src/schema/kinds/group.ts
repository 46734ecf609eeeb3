import { defineKind } from '../define-kind';
import {
  initialOf,
  structured,
  type CommonField,
  type FormValues,
  type MemberFields,
} from '../kind';
import { valuesOf } from '../nested';
import { isJson } from '../rules';

/** Nested values in one column, such as an address. */
export interface GroupField extends CommonField<FormValues> {
  kind: 'group';
  fields: MemberFields;
}

const MAX_BYTES = 20_000;

export const group = defineKind<GroupField>()((nested) => ({
  ...structured,
  column: () => ({ type: 'jsonb', default: "'{}'" }),
  rules: ({ label, fields }) => [isJson(label, 'object', MAX_BYTES), ...nested.rules(fields)],
  isBlank: (value, { fields }) => nested.isBlank(value, fields),
  parts: (value, { label, fields }) => [{ name: label, values: valuesOf(value), fields }],
  members: ({ fields }) => [['', fields]],
  blank: (field) => nested.blank(field.fields, initialOf(field)),
  toForm: (stored, { fields }) => nested.toForm(stored, fields),
  toRow: (value, { fields }) => nested.toRow(value, fields),
  // By its name each: of a week's hours in a row nobody could tell whose have gone.
  toText: (stored, { fields }) =>
    Object.entries(fields)
      .map(([key, field]) => [field.label, nested.toText(stored, { [key]: field })])
      .flatMap(([label, text]) => (text ? `${label}: ${text}` : []))
      .join('; '),
  readable: (stored, { fields }, reader) => nested.readable(stored, fields, reader),
  storeFiles: (value, { fields }, store) => nested.storeFiles(value, fields, store),
  samples: ({ fields }) => nested.samples(fields),
}));
