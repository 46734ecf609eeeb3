import { defineKind } from '../define-kind';
import {
  itemsOf,
  objectsIn,
  structured,
  type CommonField,
  type FormValues,
  type MemberFields,
} from '../kind';
import { isNotBlank, hasElements, isJson } from '../rules';
import { valuesOf } from '../nested';

/** Ordered groups of the same fields, stored in one column. */
export interface RepeatField extends CommonField<readonly FormValues[]> {
  kind: 'repeat';
  fields: MemberFields;
  /** In the middle of a sentence: "opening time". */
  itemName: string;
  min?: number;
  /** 100 by default. */
  max?: number;
}

const MAX_ITEMS = 100;
const MAX_BYTES = 100_000;

export const repeat = defineKind<RepeatField>()((nested) => ({
  ...structured,
  column: () => ({ type: 'jsonb', default: "'[]'" }),
  rules: (field) => [
    isJson(field.label, 'array', MAX_BYTES),
    hasElements(field.label, { min: field.min, max: field.max ?? MAX_ITEMS }),
    ...isNotBlank(
      field,
      (value) => !Array.isArray(value) || value.length > 0,
      (column) => `${column} <> '[]'`,
    ),
  ],
  isBlank: (value) => itemsOf(value).length === 0,
  parts: (value, { itemName, fields }) =>
    itemsOf(value).map((item, index) => ({
      name: `${itemName} ${index + 1}`,
      index,
      values: valuesOf(item),
      fields,
    })),
  members: ({ fields }) => [['', fields]],
  toForm: (stored, { fields }) => itemsOf(stored).map((item) => nested.toForm(item, fields)),
  toRow: (value, { fields }) => itemsOf(value).map((item) => nested.toRow(item, fields)),
  toText: (stored, { fields }) =>
    itemsOf(stored)
      .map((item) => nested.toText(item, fields))
      .join('; '),
  readable: (stored, { fields, max = MAX_ITEMS }, reader) =>
    objectsIn(stored)
      .slice(0, max)
      .map((item) => nested.readable(item, fields, reader)),
  storeFiles: (value, { fields }, store) =>
    Promise.all(itemsOf(value).map((item) => nested.storeFiles(item, fields, store))),
  samples: ({ fields, min = 1 }) =>
    nested.samples(fields).map((one) => Array.from({ length: Math.max(1, min) }, () => one)),
}));
