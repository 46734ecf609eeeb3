import { defineKind } from '../define-kind';
import { asText, type CommonField, type FormValues, type SiblingColumn } from '../kind';
import { atMost, textual } from '../textual';

/** The alternative text of a picture; '' for a decorative one. */
export interface AltTextField<Row = FormValues> extends CommonField<Row, string> {
  kind: 'altText';
  /** The picture's field; shown once that has a value. `required` makes it mandatory. */
  of: SiblingColumn;
  maxLength?: number;
  /** The picture column's empty value; `null` by default. */
  noPicture?: string;
}

const MISSING = 'Not described';
const GIVEN = 'Described, or decoration';
const MAX_LENGTH = 300;

export const altText = defineKind<AltTextField, string>()({
  column: () => ({ type: 'text' }),
  rules: ({ label, maxLength = MAX_LENGTH }) => [atMost(label, maxLength)],
  // '' is a value: decorative.
  isBlank: () => false,
  validate: (value, field, siblings) =>
    field.required !== undefined && siblings[field.of] && typeof value !== 'string'
      ? 'Describe the picture, or say that it is decoration.'
      : undefined,
  toRow: (value) => (typeof value === 'string' ? value.trim() : null),
  toText: asText,
  readAs: 'description',
  filter: ({ of, noPicture }) => ({
    type: 'choice',
    choices: [MISSING, GIVEN].map((words) => ({ value: words, label: words })),
    toQuery(column, choice) {
      if (choice === GIVEN) return [`${column}@not.is`, null];
      const hasPicture = noPicture === undefined ? 'not.is.null' : `neq."${noPicture}"`;
      return ['or@', `(and(${column}.is.null,${of}.${hasPicture}))`];
    },
  }),
  samples: textual.samples,
});
