import { E_MAIL, tidyEmail } from '../../shared/formats/e-mail';
import { defineKind } from '../define-kind';
import { asText } from '../kind';
import { matches } from '../rules';
import { byWords, textRules, textual, type TextualField } from '../text-rules';

/** Maximum of mail servers (RFC 5321, 4.5.3.1). */
const MAX_LENGTH = 254;

export const email = defineKind<TextualField & { kind: 'email' }>()({
  ...textual,
  filter: byWords,
  rules: (field) =>
    textRules(
      field,
      MAX_LENGTH,
      matches('format', E_MAIL, `${field.label} must be an address such as name@example.com`),
    ),
  toRow: (value, field) => textual.toRow(tidyEmail(asText(value)), field),
  samples: () => ['changed@example.com', 'other@example.com'],
});
