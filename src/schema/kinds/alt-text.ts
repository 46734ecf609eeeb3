import { defineKind } from '../define-kind';
import { choiceOfConditions } from '../filter';
import { asText, type CommonField, type SiblingColumn } from '../kind';
import { atMost, textual } from '../text-rules';

/** The alternative text of a picture; '' for a decorative one. */
export interface AltTextField extends CommonField<string> {
  kind: 'altText';
  /** The picture's field; shown once that has a value. `required` makes it mandatory. */
  of: SiblingColumn;
  /** The picture column's empty value; `null` by default. */
  noPicture?: string;
}

export const MAX_ALT_TEXT = 300;

export const altText = defineKind<AltTextField>()({
  column: () => ({ type: 'text' }),
  rules: ({ label }) => [atMost(label, MAX_ALT_TEXT)],
  // '' is a value: decorative.
  isBlank: () => false,
  validate: (value, field, siblings) =>
    field.required !== undefined && siblings[field.of] && typeof value !== 'string'
      ? 'Describe the picture, or say that it is decoration.'
      : undefined,
  toRow: (value) => (typeof value === 'string' ? value.trim() : null),
  toText: asText,
  readAs: 'description',
  filter: ({ of, noPicture }) => {
    const hasPicture = noPicture === undefined ? 'not.is.null' : `neq."${noPicture}"`;
    return choiceOfConditions((column) => ({
      'Not described': ['or@', `(and(${column}.is.null,${of}.${hasPicture}))`],
      'Described, or decoration': [`${column}@not.is`, null],
    }));
  },
  samples: textual.samples,
});
