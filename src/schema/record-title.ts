import type { ContentType, FormValues } from './content-type';
import { kindOf } from './kinds';

/** What names a record in titles and messages, as people read it; nothing where nobody has filled it in. */
export function recordTitle(type: ContentType, record: FormValues): string {
  const { fields, titleColumn } = type;
  const name = type.displayName?.(record);
  if (name) return name;
  const stored = record[titleColumn];
  const field = fields[titleColumn];
  return field ? kindOf(field).toText(stored, field) : String(stored ?? '');
}
