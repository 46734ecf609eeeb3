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
export interface ChoiceAnswer {
  value: string;
  roles: readonly string[];
}

/** Words as they stand between single quotes in what is written. */
export const inText = (words: string) => words.replaceAll("'", '’');

/** A choice as it is asked for: `done`, or `cancelled@owner+editor`. */
export function choiceOf(word: string): ChoiceAnswer {
  const [value = '', roles] = inText(word).split('@');
  return { value, roles: roles?.split('+') ?? [] };
}

/** Words as a list in TypeScript or SQL. */
export const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
