import { fileName, MAX_PDF_BYTES, PDF_TYPE } from '../../shared/file-types';
import { defineKind } from '../define-kind';
import { asText, type CommonField, type FormValues } from '../kind';
import type { FilePlace } from '../files';
import { addressRules, readableFile } from '../stored-file';

/** A PDF to download: its file goes to a storage bucket, its address into the column. */
export interface FileField<Row = FormValues>
  extends CommonField<Row, string>, Omit<FilePlace, 'keepsName'> {
  kind: 'file';
}

export const file = defineKind<FileField, string>()({
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

/** A file chosen in the form and not uploaded yet; `src` is a blob URL that lives as long as the choice. */
export interface PickedFile {
  rawFile: File;
  src: string;
  title: string;
}

export function isPickedFile(value: unknown): value is PickedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'rawFile' in value &&
    value.rawFile instanceof File
  );
}

/** A value with another in the place of each file that is chosen and not uploaded, also inside lists and groups. */
export function replacePicked(value: unknown, by: (file: PickedFile) => unknown): unknown {
  if (isPickedFile(value)) return by(value);
  if (Array.isArray(value)) return value.map((one) => replacePicked(one, by));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, one]) => [key, replacePicked(one, by)]);
  return Object.fromEntries(members) as unknown;
}
