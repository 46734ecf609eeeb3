import type { ContentType, FormValues } from './content-type';
import { kindOf } from './kinds';

/** Empty without a title. */
export function recordTitle(type: ContentType, record: FormValues): string {
  const { fields, titleColumn, displayNames } = type;
  const name = displayNames?.values[String(record[displayNames.column])];
  if (name) return name;
  const stored = record[titleColumn];
  const field = fields[titleColumn];
  return field ? kindOf(field).toText(stored, field) : String(stored ?? '');
}
