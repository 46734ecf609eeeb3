import type { Field } from './fields';
import { textOf, type FormValues, type MemberFields, type ValidationError } from './kind';
import { kindOf } from './kinds';
import { fieldsOf, type ContentType } from './content-type';

/** Checks one field's value by the rules of its schema, without asking the server. */
export function validateField(
  field: Field,
  value: unknown,
  siblings: FormValues = {},
): ValidationError {
  const kind = kindOf(field);
  if (kind.isBlank(value, field)) return whenMissing(field);
  const own = kind.validate(value, field, siblings);
  if (own || !kind.isFolded) return own;
  const inside = kind.parts?.(value, field).map(({ name, values, fields }) => {
    const error = firstError(values, fields);
    return error && `${name}: ${error}`;
  });
  return inside?.find(Boolean);
}

/** What is wrong first in a group of values, and in the groups inside it. */
export function firstError(values: FormValues, fields: MemberFields): ValidationError {
  for (const [key, member] of Object.entries(fields)) {
    const field = member as Field;
    const parts = kindOf(field).parts?.(values[key], field) ?? [];
    const error =
      validateField(field, values[key], values) ??
      parts.map((part) => firstError(part.values, part.fields)).find(Boolean);
    if (error) return error;
  }
  return undefined;
}

/** The sentence for a field that must be filled and is not. */
function whenMissing({ required, label }: Field): ValidationError {
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
