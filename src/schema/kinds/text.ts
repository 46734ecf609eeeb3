import type { FormValues, Kind } from '../kind';
import { textual, type TextualField } from '../textual';

/** One line of text. */
export interface TextField<Row = FormValues> extends TextualField<Row> {
  kind: 'text';
  pattern?: { expression: RegExp; message: string };
  /** What is kept of what is typed; `undefined` for what cannot be understood, which `unreadable` then says. */
  read?(typed: string): string | undefined;
  unreadable?: string;
  /** The values that records have, for who narrows the grid by them; left out, it is narrowed by part of the text. */
  valuesInUse?(): Promise<readonly string[]>;
}

export const text: Kind<TextField> = {
  ...textual,
  toRow: (value, field) => {
    const row = textual.toRow(value, field);
    return (row && field.read?.(row)) ?? row;
  },
  validate: (value, field) =>
    textual.validate(value, field) ??
    (field.read && field.read(String(value)) === undefined ? field.unreadable : undefined) ??
    (field.pattern && !field.pattern.expression.test(String(value).trim())
      ? field.pattern.message
      : undefined),
  filter: ({ valuesInUse }) =>
    valuesInUse ? { type: 'valuesInUse', load: valuesInUse } : textual.filter(),
};
