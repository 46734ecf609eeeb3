import { type RaRecord, useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { type ContentType, fieldsOf, type FormValues } from '../../../schema/content-type';
import { kindOf } from '../../../schema/kinds';
import { phrases } from '../../../schema/phrases';
import { rowToForm } from '../../../schema/row';
import { isNoRow } from '../../data/server-refusal';

/** The record named by `?copy_of=`, its title marked as a copy, as far as one is asked for. */
export function useRecordToCopy(schema: ContentType) {
  const [query] = useSearchParams();
  const id = query.get('copy_of');
  const { data, error, isPending, refetch } = useGetOne<RaRecord>(
    schema.table,
    { id: id ?? '' },
    // Read once: another answer would take the place of what is typed.
    { enabled: Boolean(id), refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const isGone = isNoRow(error);
  return {
    isLoading: Boolean(id) && isPending,
    isGone,
    retry: data || isGone || !error ? undefined : () => void refetch(),
    form: data && copied(schema, data),
  };
}

function copied(schema: ContentType, record: RaRecord): FormValues {
  const form = rowToForm(schema, record);
  const columns = fieldsOf(schema)
    .filter(
      ([, field]) => !kindOf(field).derive && !kindOf(field).omitOnDuplicate && !field.readOnly,
    )
    .map(([column]) => [column, form[column]]);
  return {
    ...(Object.fromEntries(columns) as FormValues),
    [schema.titleColumn]: phrases.copyOf(String(record[schema.titleColumn])),
  };
}
