import type { Field } from './fields';
import { kindOf } from './kinds';

/** Whether the column of a field may be null: where the form can leave it blank and nothing else stands for that. */
export function columnIsNullable(field: Field): boolean {
  return !field.required && !kindOf(field).hasEmptyValue?.(field);
}
