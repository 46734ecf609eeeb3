import { defineKind } from '../define-kind';
import {
  objectsIn,
  structured,
  asText,
  type CommonField,
  type FormValues,
  type Kind,
} from '../kind';
import { pictureFiles, readableFile, type PicturePlace } from '../stored-file';
import type { AltTextField } from './alt-text';
import type { ImageField } from './image';
import { repeat, type RepeatField } from './repeat';

/** Ordered pictures with alternative texts: `[{ "src": "…", "alt": "…" }]`. */
export interface ImagesField extends CommonField<readonly FormValues[]>, PicturePlace {
  kind: 'images';
  min?: number;
  max?: number;
}

export const images = defineKind<ImagesField>()((nested) => {
  const pictures: Kind<RepeatField> = repeat(nested);
  return {
    ...structured,
    column: (field) => pictures.column(asRepeat(field)),
    rules: (field) => pictures.rules(asRepeat(field)),
    parts: (value, field) => pictures.parts?.(value, asRepeat(field)) ?? [],
    toForm: (stored, field) => pictures.toForm(stored, asRepeat(field)),
    toRow: (value, field) => pictures.toRow(value, asRepeat(field)),
    toText: (stored, field) => pictures.toText(stored, asRepeat(field)),
    isBlank: (value, field) => pictures.isBlank(value, asRepeat(field)),
    readable: (stored, _field, { fill }) =>
      objectsIn(stored)
        .map(({ src, alt }) => ({ src: readableFile(src), alt: fill(asText(alt)) }))
        .filter(({ src }) => src !== ''),
    storeFiles: async (value, field, store) => pictures.storeFiles?.(value, asRepeat(field), store),
    files: pictureFiles,
    samples: (field) => pictures.samples(asRepeat(field)),
  };
});

/** The equivalent repeat. */
export function asRepeat(field: ImagesField) {
  const { bucket, folder, aspectRatio, ...rest } = field;
  const src: ImageField = {
    ...{ kind: 'image', label: 'Picture', required: true },
    ...{ bucket, folder, aspectRatio },
  };
  const alt: AltTextField = {
    ...{ kind: 'altText', label: 'What the picture shows', of: 'src' },
    required: true,
  };
  return { ...rest, kind: 'repeat', itemName: 'picture', fields: { src, alt } } as const;
}
