import type { Field } from './fields';
import { kindOf } from './kinds';

/** Nullable where the form can leave it blank, in a draft at least, without an empty value. */
export function columnIsNullable(field: Field): boolean {
  const { hasEmptyValue, toRow } = kindOf(field);
  const mayBeBlank = !field.required || (field.optionalInDraft && toRow(null, field) === null);
  return Boolean(mayBeBlank) && !hasEmptyValue?.(field);
}
