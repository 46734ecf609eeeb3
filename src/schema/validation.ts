import type { Field } from './fields';
import type { FormValues, MemberFields, Part, ValidationError } from './kind';
import { requiredMessage, type Rule } from './rules';
import { kindOf } from './kinds';

/** Validates one field without the server. */
export function validateField(
  field: Field,
  value: unknown,
  siblings: FormValues = {},
): ValidationError {
  const kind = kindOf(field);
  if (kind.isBlank(value, field)) return field.required && requiredMessage(field);
  const own = ownError(field, value, siblings);
  if (own || !kind.isFolded) return own;
  const inside = kind.parts?.(value, field).map(({ name, values, fields }) => {
    const error = firstError(values, fields);
    return error && `${name}: ${error}`;
  });
  return inside?.find(Boolean);
}

/** Of the value as a whole. */
export function ownError(field: Field, value: unknown, siblings: FormValues = {}): ValidationError {
  return kindOf(field).validate(value, field, siblings) ?? brokenRule(field, value)?.message;
}

/** The first rule that a form's value breaks. */
function brokenRule(field: Field, value: unknown): Rule | undefined {
  const kind = kindOf(field);
  const stored = kind.toRow(value, field);
  if ((stored ?? null) === null) return undefined;
  return kind.rules(field).find((rule) => !rule.holds(stored));
}

/** Those of a field's parts that have an error. */
export function invalidParts(field: Field, value: unknown): Part[] {
  const parts = kindOf(field).parts?.(value, field) ?? [];
  return parts.filter(({ values, fields }) => firstError(values, fields));
}

/** The first error of a group, recursively. */
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
