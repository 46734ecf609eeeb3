import type { Field } from './fields';
import { textOf, type ValidationError, type FormValues } from './kind';
import { kindOf } from './kinds';
import { fieldsOf, type ContentType } from './content-type';

export type { ValidationError } from './kind';

/** Checks one field's value by the rules of its schema, without asking the server. */
export function validateField(
  field: Field,
  value: unknown,
  siblings: FormValues = {},
): ValidationError {
  const kind = kindOf(field);
  return kind.isBlank(value, field) ? whenMissing(field) : kind.validate(value, field, siblings);
}

/** The sentence for a field that must be filled and is not. */
export function whenMissing({ required, label }: Field): ValidationError {
  return required === true ? `${label} is required` : required;
}

/** What a value made of this source field would be wrong for, told where the person is typing. */
export function validateSource(
  schema: ContentType,
  source: string,
  value: unknown,
): ValidationError {
  const made = fieldsOf(schema)
    .map(([, field]) => kindOf(field).derivedFrom?.(field))
    .find((one) => one?.from === source && !one.derive(textOf(value)));
  return made?.messages.empty;
}
