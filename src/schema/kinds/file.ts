import { fileName, MAX_PDF_BYTES, PDF_TYPE } from '../../shared/upload-limits';
import { mapNested } from '../../shared/map-nested';
import { defineKind } from '../define-kind';
import { asText, type CommonField } from '../kind';
import type { FilePlace } from '../files';
import { addressRules, readableFile } from '../stored-file';

/** A downloadable PDF: the file in a bucket, its address in the column. */
export interface FileField extends CommonField<string>, Omit<FilePlace, 'keepsName'> {
  kind: 'file';
}

export const file = defineKind<FileField>()({
  column: () => ({ type: 'text' }),
  rules: ({ label }) => addressRules(label),
  toText: (stored) => fileName(asText(stored)),
  readable: readableFile,
  readAs: 'nothing',
  sortable: false,
  storeFiles: async (value, { bucket, folder }, store) =>
    isPickedFile(value) ? store(value.rawFile, { bucket, folder, keepsName: true }) : value,
  files: ({ bucket }) => ({ bucket, accept: [PDF_TYPE], maxBytes: MAX_PDF_BYTES }),
  samples: () => ['/changed.pdf', '/otherwise.pdf'],
});

/** A chosen file before its upload; `src` is a blob URL, revoked with the choice. */
export interface PickedFile {
  rawFile: File;
  src: string;
  title: string;
  /** The address of the file that was stored in its place. */
  replaces?: string;
}

export function isPickedFile(value: unknown): value is PickedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'rawFile' in value &&
    value.rawFile instanceof File
  );
}

/** Maps chosen files, also in lists and groups. */
export const replacePicked = (value: unknown, by: (file: PickedFile) => unknown): unknown =>
  mapNested(value, (one) => (isPickedFile(one) ? by(one) : undefined));
