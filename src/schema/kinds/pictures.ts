import { FOCUS_STEP } from '../../shared/focus-step';
import { plain, type CommonField, type FormValues, type Kind, textOf } from '../kind';
import { textual, tooLong } from './texts';
import { isPickedFile } from './file';

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

/** The point of a picture that every crop of it keeps, as CSS `object-position` has it: "50% 30%". */
export interface FocusField<Row = FormValues> extends CommonField<Row, string | null> {
  kind: 'focus';
  /** The field of the picture; asked for once that one has a picture. */
  of: keyof Row & string;
}

export interface Point {
  x: number;
  y: number;
}

const FORM = /^(\d{1,3})% (\d{1,3})%$/;
const MIDDLE: Point = { x: 50, y: 50 };

export const focus: Kind<FocusField> = { ...plain, columnTypes: ['text', 'varchar'] };

/** The point that a value means; the middle where it says nothing. */
export function pointOf(value: unknown): Point {
  const [, x, y] = FORM.exec(textOf(value)) ?? [];
  return x === undefined || y === undefined ? MIDDLE : { x: Number(x), y: Number(y) };
}

/** A point as it is kept, within the picture; the middle is what a picture has anyway. */
export function focusAt({ x, y }: Point): string | null {
  const inside = (percent: number) =>
    FOCUS_STEP * Math.round(Math.min(100, Math.max(0, percent)) / FOCUS_STEP);
  const point = { x: inside(x), y: inside(y) };
  return point.x === MIDDLE.x && point.y === MIDDLE.y ? null : `${point.x}% ${point.y}%`;
}
