import type { FormValues, Kind } from '../kind';
import { textual, type TextualField } from '../textual';

export interface EmailField<Row = FormValues> extends TextualField<Row> {
  kind: 'email';
}

/** As the HTML standard defines a valid e-mail address, with a dot in its domain. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

export const email: Kind<EmailField> = {
  ...textual,
  validate: (value, field) =>
    textual.validate(value, field) ??
    (ADDRESS.test(String(value).trim())
      ? undefined
      : `${field.label} must be an address such as name@example.com`),
};
