import { textOf, type CommonField, type FormValues, type Kind } from '../kind';
import { textual, tooLong } from '../textual';

/** What a picture shows, for those who cannot see it; an empty text says that it is decoration. */
export interface AltTextField<Row = FormValues> extends CommonField<Row, string | null> {
  kind: 'altText';
  /** The field of the picture it speaks of; asked for once that one has a picture. */
  of: keyof Row & string;
  /** A picture cannot be saved without it; otherwise it is only asked for. */
  required?: true;
  maxLength?: number;
  /** What the picture's column holds where there is no picture; `null` when left out. */
  noPicture?: string;
}

const MISSING = 'Not described';
const GIVEN = 'Described, or decoration';

export const altText: Kind<AltTextField> = {
  ...textual,
  // Left empty it still has something to say about the picture.
  isBlank: () => false,
  validate: (value, field, siblings) =>
    field.required !== undefined && siblings[field.of] && typeof value !== 'string'
      ? 'Describe the picture, or say that it is decoration.'
      : tooLong(field.label, textOf(value), field.maxLength),
  toForm: (stored) => stored ?? null,
  toRow: (value) => (typeof value === 'string' ? value.trim() : null),
  toText: textOf,
  filter: ({ of, noPicture }) => ({
    type: 'choice',
    choices: [MISSING, GIVEN].map((words) => ({ value: words, label: words })),
    toQuery(column, choice) {
      if (choice === GIVEN) return [`${column}@not.is`, null];
      const hasPicture = noPicture === undefined ? 'not.is.null' : `neq."${noPicture}"`;
      return ['or@', `(and(${column}.is.null,${of}.${hasPicture}))`];
    },
  }),
};
