import { itemsOf, structured, textOf, type CommonField, type FormValues, type Kind } from '../kind';
import { tooLong } from './texts';

/** Short texts in an order of their own, such as what a service includes. */
export interface ListField<Row = FormValues> extends CommonField<Row, readonly string[]> {
  kind: 'list';
  /** One of them, in the middle of a sentence: "feature". */
  itemName: string;
  min?: number;
  max?: number;
  /** Characters of one text. */
  maxLength?: number;
}

export const list: Kind<ListField> = {
  ...structured,
  columnTypes: ['_text', '_varchar'],
  isBlank: (value) => membersOf(value).length === 0,
  validate(value, { label, itemName, min = 0, max = Infinity, maxLength }) {
    const members = membersOf(value);
    if (members.length < min) return `${label} must have at least ${min}`;
    if (members.length > max) return `${label} must have at most ${max}`;
    return members.map((member) => tooLong(`One ${itemName}`, member, maxLength)).find(Boolean);
  },
  toForm: itemsOf,
  toRow: membersOf,
  toText: (stored) => membersOf(stored).join('; '),
  filter: () => ({ type: 'member' }),
};

/** Its texts without the blank ones. */
function membersOf(value: unknown): string[] {
  return itemsOf(value)
    .map((member) => textOf(member).trim())
    .filter(Boolean);
}
