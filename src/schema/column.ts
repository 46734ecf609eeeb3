import type { Field } from './fields';
import { kindOf } from './kinds';

/** Whether the column of a field may be null: where the form can leave it blank, in a draft at least, and nothing else stands for that. */
export function columnIsNullable(field: Field): boolean {
  const { hasEmptyValue, toRow } = kindOf(field);
  const mayBeBlank = !field.required || (field.optionalInDraft && toRow(null, field) === null);
  return Boolean(mayBeBlank) && !hasEmptyValue?.(field);
}
