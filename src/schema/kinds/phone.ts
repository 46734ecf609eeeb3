import { TELEPHONE, tidyTelephone } from '../../shared/formats/telephone';
import { defineKind } from '../define-kind';
import { asText } from '../kind';
import { matches } from '../rules';
import { byWords, textRules, textual, type TextualField } from '../text-rules';

const MAX_LENGTH = 40;

/** A telephone number as written: "0121 496 0123" or "+44 121 496 0123". */
export const phone = defineKind<TextualField & { kind: 'phone' }>()({
  ...textual,
  filter: byWords,
  rules: (field) => {
    const message = `${field.label} must be a telephone number such as 0121 496 0123`;
    return textRules(field, MAX_LENGTH, matches('format', TELEPHONE, message));
  },
  toRow: (value, field) => textual.toRow(tidyTelephone(asText(value)), field),
  samples: () => ['0121 496 0999', '0121 496 0998'],
});
