import { defineKind } from '../define-kind';
import { itemsOf, structured, asText, type CommonField } from '../kind';
import { isNotBlank, hasMembers } from '../rules';

/** Ordered short texts, such as what a service includes. */
export interface ListField extends CommonField<readonly string[]> {
  kind: 'list';
  /** In the middle of a sentence: "feature". */
  itemName: string;
  min?: number;
  /** 100 by default. */
  max?: number;
  /** Characters of one text; 200 by default, at most 254, Postgres' limit of repetitions. */
  maxLength?: number;
}

const MAX_ITEMS = 100;
const MAX_LENGTH = 200;

export const list = defineKind<ListField>()({
  ...structured,
  column: () => ({ type: 'text[]', default: "'{}'" }),
  rules: (field) => {
    const { label, itemName, min, max = MAX_ITEMS, maxLength = MAX_LENGTH } = field;
    return [
      hasMembers(label, { min, max }),
      ...isNotBlank(
        field,
        (value) => itemsOf(value).length > 0,
        (column) => `cardinality(${column}) > 0`,
      ),
      {
        name: 'texts',
        holds: (value) => itemsOf(value).every((one) => isLine(asText(one), maxLength)),
        sql: (column) =>
          `array_position(${column}, '') is null and array_to_string(${column}, '') !~ '[\\n\\r]' and array_to_string(${column}, chr(10)) !~ '[^\\n]{${maxLength + 1}}'`,
        message: `${label}: each ${itemName} must have 1 to ${maxLength} characters`,
      },
    ];
  },
  isBlank: (value) => membersOf(value).length === 0,
  toForm: itemsOf,
  toRow: membersOf,
  toText: (stored) => membersOf(stored).join('; '),
  readable: (stored, _field, { fill }): readonly string[] =>
    itemsOf(stored)
      .filter((member) => typeof member === 'string')
      .map(fill),
  readAs: 'items',
  filter: () => ({ type: 'member' }),
  samples: ({ min = 1 }) => {
    const texts = (word: string) => Array.from({ length: Math.max(1, min) }, () => word);
    return [texts('Changed'), texts('Otherwise')];
  },
});

const isLine = (text: string, most: number) =>
  text !== '' && !/[\n\r]/.test(text) && [...text].length <= most;

/** Trimmed single lines without blank ones. */
function membersOf(value: unknown): string[] {
  return itemsOf(value)
    .map((member) =>
      asText(member)
        .replace(/[\n\r]+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}
