import type { ContentType, FormValues } from './content-type';
import { kindOf } from './kinds';

/** What names a record in titles and messages, as people read it; nothing where nobody has filled it in. */
export function recordTitle({ fields, titleColumn }: ContentType, record: FormValues): string {
  const stored = record[titleColumn];
  const field = fields[titleColumn];
  return field ? kindOf(field).toText(stored, field) : String(stored ?? '');
}
