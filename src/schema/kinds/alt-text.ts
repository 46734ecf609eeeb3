import { defineKind } from '../define-kind';
import { asText, type CommonField, type FormValues, type SiblingColumn } from '../kind';
import { atMost, textual } from '../textual';

/** What a picture shows, for those who cannot see it; an empty text says that it is decoration. */
export interface AltTextField<Row = FormValues> extends CommonField<Row, string> {
  kind: 'altText';
  /** The field of the picture it speaks of; asked for once that one has a picture. `required`: it cannot be saved without. */
  of: SiblingColumn;
  maxLength?: number;
  /** What the picture's column holds where there is no picture; `null` when left out. */
  noPicture?: string;
}

const MISSING = 'Not described';
const GIVEN = 'Described, or decoration';
const LONGEST = 300;

export const altText = defineKind<AltTextField, string>()({
  column: () => ({ type: 'text' }),
  rules: ({ label, maxLength = LONGEST }) => [atMost(label, maxLength)],
  // Left empty it still has something to say about the picture.
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
