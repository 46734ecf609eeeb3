import { isPickedFile } from './picked-file';
import { plain, type CommonField, type FormValues, type Kind } from '../kind';

/** Where pictures go, and their shape. */
export interface PicturePlace {
  bucket: string;
  /** Folder inside the bucket. */
  folder: string;
  /** The shape that the place of the picture has, as CSS writes it: "16 / 9" when left out. */
  aspectRatio?: string;
}

/** A picture: its file goes to a storage bucket, its address into the column. */
export interface ImageField<Row = FormValues>
  extends CommonField<Row, string | null>, PicturePlace {
  kind: 'image';
  /** What the column holds when no picture is chosen; `null` when left out. */
  whenBlank?: string | null;
  /** Pictures that are stored already can be chosen, replaced and removed (the function `picture_library`). */
  library?: boolean;
}

const WITH = 'With a picture';
const WITHOUT = 'Without a picture';

export const image: Kind<ImageField> = {
  ...plain,
  columnTypes: ['text', 'varchar'],
  toForm: (stored, field) => (stored === (field.whenBlank ?? null) ? null : stored),
  toRow: (value, field) => value || (field.whenBlank ?? null),
  hasEmptyValue: (field) => typeof field.whenBlank === 'string',
  sortable: false,
  isPicture: true,
  filter: ({ whenBlank = null }) => ({
    type: 'choice',
    choices: [WITH, WITHOUT].map((words) => ({ value: words, label: words })),
    toQuery(column, choice) {
      const isWithout = choice === WITHOUT;
      if (whenBlank === null)
        return isWithout ? [`${column}@is`, null] : [`${column}@not.is`, null];
      return [`${column}@${isWithout ? 'eq' : 'neq'}`, whenBlank];
    },
  }),
  storeFiles: async (value, field, store) =>
    isPickedFile(value) ? store(value.rawFile, field) : value,
};
