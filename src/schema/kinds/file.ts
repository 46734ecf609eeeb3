import { isPickedFile } from './picked-file';
import {
  plain,
  textOf,
  type CommonField,
  type FilePlace,
  type FormValues,
  type Kind,
} from '../kind';

/** A PDF to download: its file goes to a storage bucket, its address into the column. */
export interface FileField<Row = FormValues>
  extends CommonField<Row, string | null>, Omit<FilePlace, 'keepsName'> {
  kind: 'file';
}

export const file: Kind<FileField> = {
  ...plain,
  columnTypes: ['text', 'varchar'],
  toText: (stored) => fileName(textOf(stored)),
  sortable: false,
  storeFiles: async (value, { bucket, folder }, store) =>
    isPickedFile(value) ? store(value.rawFile, { bucket, folder, keepsName: true }) : value,
};

/** What a stored file is called, by the end of its address. */
export function fileName(address: string): string {
  return address.split('/').at(-1) ?? address;
}
