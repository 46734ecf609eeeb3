import { defineKind } from '../define-kind';
import { choiceOfConditions } from '../filter';
import type { CommonField, MemberFields } from '../kind';
import { addressRules, pictureFiles, readableFile, type PicturePlace } from '../stored-file';
import { textColumn } from '../text-rules';
import { isPickedFile } from './file';

/** A picture: the file in a bucket, its address in the column. */
export interface ImageField extends CommonField<string>, PicturePlace {
  kind: 'image';
  /** Stored for no picture; `null` by default. */
  whenBlank?: string | null;
  /** Offers stored pictures (function `picture_library`). */
  library?: boolean;
}

export const image = defineKind<ImageField>()({
  column: ({ whenBlank }) => textColumn(whenBlank),
  rules: ({ label }) => addressRules(label),
  toForm: (stored, { whenBlank = null }) => (stored === whenBlank ? null : stored),
  toRow: (value, { whenBlank = null }) => value || whenBlank,
  readable: readableFile,
  readAs: 'picture',
  hasEmptyValue: ({ whenBlank }) => typeof whenBlank === 'string',
  sortable: false,
  isPicture: true,
  filter: ({ whenBlank = null }) =>
    choiceOfConditions((column) => ({
      'With a picture': [`${column}@${whenBlank === null ? 'not.is' : 'neq'}`, whenBlank],
      'Without a picture': [`${column}@${whenBlank === null ? 'is' : 'eq'}`, whenBlank],
    })),
  storeFiles: async (value, field, store) =>
    isPickedFile(value) ? store(value.rawFile, field) : value,
  files: pictureFiles,
  samples: () => ['/changed.webp', '/otherwise.webp'],
});

/** Keys of a group's image fields. */
export const pictureKeys = (fields: MemberFields): string[] =>
  Object.keys(fields).filter((key) => fields[key]?.kind === 'image');
