import { useRefresh, useUpdate, useUpdateMany, type RaRecord } from 'react-admin';
import type { FormValues } from '../../../schema/kind';
import type { ContentType } from '../../../schema/content-type';
import { useFailedSave } from '../use-failed-save';
import { useUndoNotice } from '../use-undo-notice';

/** Changes columns of records with the press, so that whoever leaves the page has done it; Undo puts back what was there. */
export function useChangeRecords(schema: ContentType) {
  const { table } = schema;
  const [update, one] = useUpdate();
  const [updateMany, many] = useUpdateMany();
  const { onError } = useFailedSave(schema, 'update');
  const notifyUndo = useUndoNotice(schema);
  const refresh = useRefresh();
  const options = { mutationMode: 'pessimistic', returnPromise: true, onError } as const;

  const store = (records: readonly RaRecord[], data: FormValues): Promise<unknown> => {
    const [first] = records;
    return first && records.length === 1
      ? update(table, { id: first.id, data, previousData: first }, options)
      : updateMany(table, { ids: records.map(({ id }) => id), data }, options);
  };
  const putBack = async (records: readonly RaRecord[], columns: string[]) => {
    for (const [values, alike] of groupedBy(records, columns)) {
      const ids = alike.map(({ id }) => id);
      await updateMany(table, { ids, data: JSON.parse(values) as FormValues }, options);
    }
  };
  const change = async (records: readonly RaRecord[], data: FormValues) => {
    // A refusal has been told by onError.
    const done = await store(records, data).catch(() => undefined);
    if (done === undefined) return;
    notifyUndo('updated', records.length, () => putBack(records, Object.keys(data)));
    refresh();
  };
  return { change, isPending: one.isPending || many.isPending };
}

/** Records by what they had in these columns, as JSON. */
function groupedBy(records: readonly RaRecord[], columns: string[]): Map<string, RaRecord[]> {
  const groups = new Map<string, RaRecord[]>();
  for (const record of records) {
    const values = JSON.stringify(
      Object.fromEntries(columns.map((column) => [column, record[column]])),
    );
    groups.set(values, [...(groups.get(values) ?? []), record]);
  }
  return groups;
}
