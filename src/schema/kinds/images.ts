import type { CommonField, FormValues, Kind } from '../kind';
import type { RepeatField } from './repeat';
import type { AltTextField } from './alt-text';
import type { ImageField, PicturePlace } from './image';

/** Several pictures in an order, each with its alternative text: `[{ "src": "…", "alt": "…" }]`. */
export interface ImagesField<Row = FormValues>
  extends CommonField<Row, readonly FormValues[]>, PicturePlace {
  kind: 'images';
  min?: number;
  max?: number;
}

/** @param repeat the kind that it is made of */
export const imagesOf = (repeat: Kind<RepeatField>): Kind<ImagesField> => ({
  columnTypes: repeat.columnTypes,
  validate: (value, field, siblings) => repeat.validate(value, asRepeat(field), siblings),
  toForm: (stored, field) => repeat.toForm(stored, asRepeat(field)),
  toRow: (value, field) => repeat.toRow(value, asRepeat(field)),
  toText: (stored, field) => repeat.toText(stored, asRepeat(field)),
  isBlank: (value, field) => repeat.isBlank(value, asRepeat(field)),
  hasEmptyValue: () => true,
  sortable: false,
  isStructured: true,
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
