import { defineKind } from '../define-kind';
import { matches } from '../rules';
import { byWords, textRules, textual, TEXT_LIMITS, type TextualField } from '../text-rules';

/** One line of text. */
export interface TextField extends TextualField {
  kind: 'text';
  /** Stored form for JavaScript and Postgres (rules.ts), two samples, and a message. */
  pattern?: { expression: RegExp; message: string; samples: readonly [string, string] };
  /** Normalises input such as "8am - 6pm", '' for none; `undefined` if it cannot be parsed. */
  read?(typed: string): string | undefined;
  /** Values in use, as choices of the grid's filter; by default it filters by part of the text. */
  valuesInUse?(): Promise<readonly string[]>;
  /** Unique: the message for a taken value. */
  unique?: string;
}

export const text = defineKind<TextField>()({
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
