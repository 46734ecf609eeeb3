import type { FormValues, Kind } from '../../schema/kind';
import { textual, type TextualField } from '../../schema/textual';

/** Plain text over several lines. */
export interface MultilineField<Row = FormValues> extends TextualField<Row> {
  kind: 'multiline';
}

export const multiline: Kind<MultilineField> = textual;
