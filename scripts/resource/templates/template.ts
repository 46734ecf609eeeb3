import type { ChoiceAnswer, FieldAnswer, OfferedKind } from '../field-answer.ts';

/** A field of the new table: its column, its rules and what the schema says of it. */
export interface FieldText {
  /** The type of the column and what follows it. */
  column: string;
  /** A rule of the database, and its words for who breaks it. */
  check?: { name: string; sql: string; message: string };
  /** Members of the field in the schema, after kind, label and required. */
  options?: string;
  /** A value that the column takes, as TypeScript; a column with a default can do without. */
  sample?: string;
  /** Another value that it takes, as TypeScript; of a reference one is made. */
  other?: string;
  /** Values that some roles alone may choose. */
  transitions?: readonly ChoiceAnswer[];
  imports?: readonly string[];
  /** The table whose records it names. */
  target?: string;
}

/** What a template needs to know besides the field. */
export interface TemplateContext {
  table: string;
  /** The bucket of its pictures, and the folder in it. */
  bucket: string;
  /** The bucket of its files. */
  filesBucket: string;
  titleColumn: string;
  /** Only staff read it. */
  isPrivate: boolean;
  /** The bar counts the records that wait by this field. */
  isCounted: boolean;
  /** "Opening time" of `opening_times`. */
  label: string;
  itemName: string;
}

/** What a field is written as. */
export type Template = (field: FieldAnswer, context: TemplateContext) => FieldText;

/** The templates of some kinds. */
export type Templates = Readonly<Partial<Record<OfferedKind, Template>>>;
