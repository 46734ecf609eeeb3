import { findContentType } from '../../src/content-types/registry.ts';
import type { FieldKind } from '../../src/schema/fields.ts';

/** Kinds that can be written from their name; the others take code or policies of one's own. */
export type OfferedKind = Exclude<
  FieldKind,
  'custom' | 'focus' | 'publication' | 'review' | 'sections'
>;

/** A field as it is asked for: `name:kind`, with `!` when it must be filled. */
export interface FieldAnswer {
  name: string;
  kind: OfferedKind;
  isRequired: boolean;
  /** After the `=`: the choices of a select, the table of a reference, the picture of an alternative text. */
  detail: readonly string[];
}

/** A choice of a select; where roles are named, they alone may choose it. */
interface ChoiceAnswer {
  value: string;
  roles: readonly string[];
}

/** Whether a table tells of people: nothing keeps its records from being erased with them. */
export const isOfPeople = (table = '') => findContentType(table)?.personal !== undefined;

/** Words as they stand between single quotes in what is written. */
export const inText = (words: string) => words.replaceAll("'", '’');

/** Words as the name of a variable: "service-areas" and "service areas" are "serviceAreas". */
export const camelCase = (words: string) =>
  words.replace(/[^a-zA-Z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A choice as it is asked for: `done`, or `cancelled@owner+editor`. */
export function choiceOf(word: string): ChoiceAnswer {
  const [value = '', roles] = inText(word).split('@');
  return { value, roles: roles?.split('+') ?? [] };
}

/** Words as a list in TypeScript or SQL. */
export const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

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
