import type { FormValues, Kind } from '../kind';
import { textual, type TextualField } from '../textual';

/** Plain text over several lines. */
export interface MultilineField<Row = FormValues> extends TextualField<Row> {
  kind: 'multiline';
}

export const multiline: Kind<MultilineField> = textual;
