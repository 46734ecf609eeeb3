/** What every field of a form has, whatever its kind. */
interface CommonField {
  label: string;
  /** The sentence shown when the field is left blank; without it the field is optional. */
  required?: string;
  helperText?: string;
}

export interface TextField extends CommonField {
  kind: 'text';
  /** Characters, after trimming; the database's limit. */
  maxLength?: number;
  pattern?: { expression: RegExp; message: string };
}

/** Plain text over several lines. */
export interface MultilineField extends CommonField {
  kind: 'multiline';
  maxLength?: number;
}

/** Rich text, kept as HTML. */
export interface HtmlField extends CommonField {
  kind: 'html';
  maxLength?: number;
  /** Where pictures uploaded into the text go; without it they are taken by address only. */
  pictures?: Pick<ImageField, 'bucket' | 'folder'>;
}

export interface SelectField extends CommonField {
  kind: 'select';
  placeholder: string;
  choices: readonly string[];
}

/** A picture: its file goes to a storage bucket, its address into the column. */
export interface ImageField extends CommonField {
  kind: 'image';
  bucket: string;
  /** Folder inside the bucket. */
  folder: string;
  /** The column's value when no picture is chosen. */
  emptyValue: string | null;
}

/** The last part of a public address: derived from another field on creation, changed only on purpose later. */
export interface SlugField extends CommonField {
  kind: 'slug';
  from: string;
  derive: (source: string) => string;
  /** What stands before it in the public address, such as "/blog/". */
  prefix: string;
  /** Shown at the source field when nothing is left of it, and where the address is another record's. */
  messages: { empty: string; taken: string; format: string };
}

/** A day kept in the form readers see, such as "May 14, 2025": the day of creation, changed only on purpose later. */
export interface DisplayDateField extends CommonField {
  kind: 'displayDate';
  /** The column that orders records of the same day. */
  tiesBy: string;
}

export interface BooleanField extends CommonField {
  kind: 'boolean';
  initial?: boolean;
}

export interface NumberField extends CommonField {
  kind: 'number';
  min?: number;
  max?: number;
}

/** Field kinds whose column holds text. */
export type TextualField =
  TextField | MultilineField | HtmlField | SelectField | ImageField | SlugField | DisplayDateField;

export type Field = TextualField | BooleanField | NumberField;
export type FieldKind = Field['kind'];
