import { defineKind } from '../define-kind';
import { byWords, textRules, textual, TEXT_LIMITS, type TextualField } from '../text-rules';

/** Plain text of several lines. */
export const multiline = defineKind<TextualField & { kind: 'multiline' }>()({
  ...textual,
  filter: byWords,
  readAs: 'sentences',
  rules: (field) => textRules(field, TEXT_LIMITS.text),
});
