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

/** What a person may choose from: the list of the field, or the records that it names; what is stored stays among them. */
export function useChoices(field: SelectField, stored?: unknown) {
  const role = useRole();
  const records = recordChoices(field);
  const read = useRecordChoices(records);
  if (!records) return choicesFor(role, field, stored);
  const isMissing =
    typeof stored === 'string' && stored && read.every((one) => one.value !== stored);
  return isMissing ? [...read, { value: stored, label: stored }] : read;
}

const MOST = 500;

/** What the form of the front page offers before its code is here, and as long as nothing else is read. */
const BUILT: Readonly<Record<string, () => readonly string[]>> = {
  blog_categories: () => categories.get().map(({ name }) => name),
};
const none = () => [];

/** The records of a table by one of their columns, in the order of their list. */
export function useRecordChoices(records: RecordChoices | undefined) {
  const { table = '', by = '' } = records ?? {};
  const { data } = useGetList<RaRecord>(
    table,
    {
      pagination: { page: 1, perPage: MOST },
      sort: records && sortOf(contentTypeOf(table)),
      meta: { columns: ['id', by] },
    },
    { enabled: records !== undefined, staleTime: 60_000 },
  );
  const known = data?.map((record) => String(record[by])) ?? (BUILT[table] ?? none)();
  return known.map((name) => ({ value: name, label: name }));
}
