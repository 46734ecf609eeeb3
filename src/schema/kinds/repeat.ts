import type { CommonField, FormValues, Kind, MemberFields } from '../kind';
import type { Nested } from '../nested';

/** Several groups of the same fields in an order of their own, kept in one column. */
export interface RepeatField<Row = FormValues, Members = MemberFields> extends CommonField<
  Row,
  readonly FormValues[]
> {
  kind: 'repeat';
  fields: Members;
  /** One of them, in the middle of a sentence: "opening time". */
  itemName: string;
  min?: number;
  max?: number;
}

/** @param nested what is done with the members of each item */
export const repeatOf = (nested: Nested): Kind<RepeatField> => ({
  columnTypes: ['jsonb', 'json'],
  isBlank: (value) => itemsOf(value).length === 0,
  validate(value, { label, min = 0, max = Infinity }) {
    const { length } = itemsOf(value);
    if (length < min) return `${label} must have at least ${min}`;
    return length > max ? `${label} must have at most ${max}` : undefined;
  },
  toForm: (stored, { fields }) => itemsOf(stored).map((item) => nested.toForm(item, fields)),
  toRow: (value, { fields }) => itemsOf(value).map((item) => nested.toRow(item, fields)),
  toText: (stored, { fields }) =>
    itemsOf(stored)
      .map((item) => nested.toText(item, fields))
      .join('; '),
  hasEmptyValue: () => true,
  sortable: false,
  isStructured: true,
  storeFiles: (value, { fields }, store) =>
    Promise.all(itemsOf(value).map((item) => nested.storeFiles(item, fields, store))),
});

function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
