import { type RaRecord, useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { type ContentType, fieldsOf, type FormValues } from '../../../schema/content-type';
import { kindOf } from '../../../schema/kinds';
import { phrases } from '../../../schema/phrases';
import { rowToForm } from '../../../schema/row';
import { sectionType, storedSections } from '../../../schema/section';
import { isNoRow } from '../../data/server-refusal';

/** The record of `?copy_of=`, its title marked as a copy. */
export function useRecordToCopy(schema: ContentType) {
  const [query] = useSearchParams();
  const id = query.get('copy_of');
  const { data, error, isPending, refetch } = useGetOne<RaRecord>(
    schema.table,
    { id: id ?? '' },
    // Loaded once: a second answer would replace what is typed.
    { enabled: Boolean(id), refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  // An open form's record may still be in the cache.
  const isGone = !data && isNoRow(error);
  return {
    isLoading: Boolean(id) && isPending,
    isGone,
    retry: data || isGone || !error ? undefined : () => void refetch(),
    form: data && copied(schema, data),
    oldWords: data ? wordsForSearch(schema, data) : [],
  };
}

function copied(schema: ContentType, record: RaRecord): FormValues {
  const form = rowToForm(schema, record);
  const columns = columnsToCopy(schema).map((column) => [column, form[column]]);
  return {
    ...(Object.fromEntries(columns) as FormValues),
    [schema.titleColumn]: phrases.copyOf(String(record[schema.titleColumn])),
  };
}

/** What another record begins with. */
export const columnsToCopy = (schema: ContentType): string[] =>
  fieldsOf(schema)
    .filter(
      ([, field]) => !kindOf(field).derive && !kindOf(field).omitOnDuplicate && !field.readOnly,
    )
    .map(([column]) => column);

/** Labels of search fields that are unchanged in a copy. */
function wordsForSearch({ groups = [], fields, publicPath }: ContentType, row: RaRecord): string[] {
  if (!publicPath) return [];
  const shown = groups.find(({ title }) => title === 'Search and sharing')?.fields ?? [];
  const words = shown.flatMap((column) => {
    const field = fields[column];
    return field && ['text', 'multiline'].includes(field.kind) && row[column] ? [field.label] : [];
  });
  return [...headlines(fields, row), ...words];
}

function headlines(fields: ContentType['fields'], row: RaRecord): string[] {
  return Object.entries(fields).flatMap(([column, field]) => {
    if (field.kind !== 'sections') return [];
    const [top] = storedSections(row[column]);
    const type = top && sectionType(field, top);
    const headline = type?.fields[type.titleField ?? 'title'];
    return headline?.kind === 'text' ? [headline.label] : [];
  });
}
