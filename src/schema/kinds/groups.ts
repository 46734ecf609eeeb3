import {
  itemsOf,
  structured,
  type CommonField,
  type FormValues,
  type Kind,
  type MemberFields,
} from '../kind';
import { valuesOf, type Nested } from '../nested';
import type { AltTextField, ImageField, PicturePlace } from './pictures';

/** Values that belong together and are kept in one column, such as an address. */
export interface GroupField<Row = FormValues, Members = MemberFields> extends CommonField<
  Row,
  FormValues
> {
  kind: 'group';
  fields: Members;
}

/** @param nested what is done with the members */
export const groupOf = (nested: Nested): Kind<GroupField> => ({
  ...structured,
  columnTypes: ['jsonb', 'json'],
  isBlank: (value, { fields }) => nested.isBlank(value, fields),
  // What is wrong with a member is told at its own input.
  validate: () => undefined,
  parts: (value, { label, fields }) => [{ name: label, values: valuesOf(value), fields }],
  toForm: (stored, { fields }) => nested.toForm(stored, fields),
  toRow: (value, { fields }) => nested.toRow(value, fields),
  toText: (stored, { fields }) => nested.toText(stored, fields),
  storeFiles: (value, { fields }, store) => nested.storeFiles(value, fields, store),
});

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
  ...structured,
  columnTypes: ['jsonb', 'json'],
  isBlank: (value) => itemsOf(value).length === 0,
  validate(value, { label, min = 0, max = Infinity }) {
    const { length } = itemsOf(value);
    if (length < min) return `${label} must have at least ${min}`;
    return length > max ? `${label} must have at most ${max}` : undefined;
  },
  parts: (value, { itemName, fields }) =>
    itemsOf(value).map((item, index) => ({
      name: `${itemName} ${index + 1}`,
      index,
      values: valuesOf(item),
      fields,
    })),
  toForm: (stored, { fields }) => itemsOf(stored).map((item) => nested.toForm(item, fields)),
  toRow: (value, { fields }) => itemsOf(value).map((item) => nested.toRow(item, fields)),
  toText: (stored, { fields }) =>
    itemsOf(stored)
      .map((item) => nested.toText(item, fields))
      .join('; '),
  storeFiles: (value, { fields }, store) =>
    Promise.all(itemsOf(value).map((item) => nested.storeFiles(item, fields, store))),
});

/** Several pictures in an order, each with its alternative text: `[{ "src": "…", "alt": "…" }]`. */
export interface ImagesField<Row = FormValues>
  extends CommonField<Row, readonly FormValues[]>, PicturePlace {
  kind: 'images';
  min?: number;
  max?: number;
}

/** @param repeat the kind that it is made of */
export const imagesOf = (repeat: Kind<RepeatField>): Kind<ImagesField> => ({
  ...structured,
  columnTypes: repeat.columnTypes,
  validate: (value, field, siblings) => repeat.validate(value, asRepeat(field), siblings),
  parts: (value, field) => repeat.parts?.(value, asRepeat(field)) ?? [],
  toForm: (stored, field) => repeat.toForm(stored, asRepeat(field)),
  toRow: (value, field) => repeat.toRow(value, asRepeat(field)),
  toText: (stored, field) => repeat.toText(stored, asRepeat(field)),
  isBlank: (value, field) => repeat.isBlank(value, asRepeat(field)),
  storeFiles: async (value, field, store) => repeat.storeFiles?.(value, asRepeat(field), store),
});

/** The same as the kind that it is made of. */
export function asRepeat(
  field: ImagesField,
): RepeatField<FormValues, { src: ImageField; alt: AltTextField }> {
  const { bucket, folder, aspectRatio, ...rest } = field;
  return {
    ...rest,
    kind: 'repeat',
    itemName: 'picture',
    fields: {
      src: {
        kind: 'image',
        label: 'Picture',
        required: true,
        ...{ bucket, folder, aspectRatio },
      },
      alt: {
        kind: 'altText',
        label: 'What the picture shows',
        of: 'src',
        required: true,
        maxLength: 300,
      },
    },
  };
}
