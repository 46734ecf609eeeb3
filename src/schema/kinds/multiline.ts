import { defineKind } from '../define-kind';
import { type FormValues } from '../kind';
import { byWords, textRules, textual, TEXT_LIMITS, type TextualField } from '../text-rules';

/** Plain text of several lines. */
export interface MultilineField<Row = FormValues> extends TextualField<Row> {
  kind: 'multiline';
}

export const multiline = defineKind<MultilineField, string>()({
  ...textual,
  filter: byWords,
  readAs: 'sentences',
  rules: (field) => textRules(field, TEXT_LIMITS.text),
});
