import type { FormValues, Kind } from '../kind';
import { textual, type TextualField } from '../textual';

/** A telephone number, kept as it is written: "0121 496 0123" or "+44 121 496 0123". */
export interface PhoneField<Row = FormValues> extends TextualField<Row> {
  kind: 'phone';
}

export const phone: Kind<PhoneField> = {
  ...textual,
  validate: (value, field) =>
    textual.validate(value, field) ??
    (isNumber(String(value))
      ? undefined
      : `${field.label} must be a telephone number such as 0121 496 0123`),
};

/** Seven to fifteen digits (ITU-T E.164), with the signs that people write between them. */
function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text.trim()) && digits >= 7 && digits <= 15;
}
