import categories from 'virtual:content/blog_categories';
import { useGetList, type RaRecord } from 'react-admin';
import { contentTypeOf } from '../../../content-types/registry';
import { sortOf } from '../../../schema/content-type';
import {
  choicesFor,
  recordChoices,
  type RecordChoices,
  type SelectField,
} from '../../../schema/kinds/select';
import { useRole } from '../../data/use-membership';

/** Choices of a field or of its records, always with the stored value. */
export function useChoices(field: SelectField, stored?: unknown) {
  const role = useRole();
  const records = recordChoices(field);
  const read = useRecordChoices(records);
  if (!records) return choicesFor(role, field, stored);
  const isMissing =
    typeof stored === 'string' && stored && read.every((one) => one.value !== stored);
  return isMissing ? [...read, { value: stored, label: stored }] : read;
}

const MAX_ROWS = 500;

/** Choices at build time, for the prerendered form. */
const BUILT: Readonly<Record<string, () => readonly string[]>> = {
  blog_categories: () => categories.get().map(({ name }) => name),
};
const none = () => [];

/** Values of a table's column, in list order. */
export function useRecordChoices(records: RecordChoices | undefined) {
  const { table = '', by = '' } = records ?? {};
  const { data } = useGetList<RaRecord>(
    table,
    {
      pagination: { page: 1, perPage: MAX_ROWS },
      sort: records && sortOf(contentTypeOf(table)),
      meta: { columns: ['id', by] },
    },
    { enabled: records !== undefined, staleTime: 60_000 },
  );
  const known = data?.map((record) => String(record[by])) ?? (BUILT[table] ?? none)();
  return known.map((name) => ({ value: name, label: name }));
}
