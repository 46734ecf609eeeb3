import { useGetOne, type RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { kindOf } from '../../../schema/kinds';
import { phrases } from '../../../schema/phrases';
import { fieldsOf, type FormValues, type ContentType } from '../../../schema/content-type';
import { rowToForm } from '../../../schema/row';

/** The fields of the record named by `?copy_of=`, its title marked as a copy; `undefined` when none is asked for. */
export function useRecordToCopy(
  schema: ContentType,
): FormValues | 'loading' | 'missing' | undefined {
  const [query] = useSearchParams();
  const id = query.get('copy_of');
  const { data, isPending } = useGetOne<RaRecord>(
    schema.table,
    { id: id ?? '' },
    { enabled: id !== null, refetchOnWindowFocus: false },
  );
  if (!id) return undefined;
  if (isPending) return 'loading';
  if (!data) return 'missing';
  const form = rowToForm(schema, data);
  const copied = fieldsOf(schema)
    .filter(
      ([, field]) => !kindOf(field).derive && !kindOf(field).omitOnDuplicate && !field.readOnly,
    )
    .map(([column]) => [column, form[column]]);
  return {
    ...(Object.fromEntries(copied) as FormValues),
    [schema.titleColumn]: phrases.copyOf(String(data[schema.titleColumn])),
  };
}
