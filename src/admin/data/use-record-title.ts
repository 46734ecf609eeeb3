import type { ContentType } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import { recordTitle } from '../../schema/record-title';
import { useFillPlaceholders } from './placeholder-values';

/** Titles with placeholders filled in; loads their values only if needed. */
export function useRecordTitle(
  schema: ContentType,
  records: readonly FormValues[],
): (record: FormValues) => string {
  const isQuoting = records.some((record) => recordTitle(schema, record).includes('{{'));
  const fill = useFillPlaceholders(isQuoting);
  return (record) => fill(recordTitle(schema, record));
}
