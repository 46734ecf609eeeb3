import { defineKind } from '../define-kind';
import { type FormValues } from '../kind';
import { matches } from '../rules';
import { byWords, textRules, textual, TEXT_LIMITS, type TextualField } from '../textual';

/** One line of text. */
export interface TextField<Row = FormValues> extends TextualField<Row> {
  kind: 'text';
  /** Its form once it is kept, for JavaScript and Postgres (rules.ts), two texts of that form, and what is said of others. */
  pattern?: { expression: RegExp; message: string; samples: readonly [string, string] };
  /** What is kept of what is typed, such as "8am - 6pm", nothing where that is meant; `undefined` for what cannot be understood. */
  read?(typed: string): string | undefined;
  /** The values that records have, for who narrows the grid by them; left out, it is narrowed by part of the text. */
  valuesInUse?(): Promise<readonly string[]>;
  /** No two records share it: what is said of a value that another one has. */
  unique?: string;
}

export const text = defineKind<TextField, string>()({
  ...textual,
  rules: (field) => {
    const { expression, message } = field.pattern ?? {};
    const form = expression && message ? matches('format', expression, message) : undefined;
    return textRules(field, TEXT_LIMITS.line, form);
  },
  unique: ({ unique }) => unique,
  toRow: (value, field) => {
    const row = textual.toRow(value, field);
    const read = row ? field.read?.(row) : undefined;
    return read === undefined ? row : textual.toRow(read, field);
  },
  filter: ({ valuesInUse }) =>
    valuesInUse ? { type: 'valuesInUse', load: valuesInUse } : byWords(),
  samples: (field) => field.pattern?.samples ?? textual.samples(field),
});
