import { useRefresh, useUpdate, useUpdateMany, type Identifier, type RaRecord } from 'react-admin';
import type { FormValues } from '../../../schema/kind';
import type { ContentType } from '../../../schema/content-type';
import { partDone } from '../../data/part-done';
import { useFailedSave } from '../use-failed-save';
import { useUndoNotice } from '../use-undo-notice';

/** Saves at the press, so that leaving the page loses nothing; Undo restores the former values. */
export function useChangeRecords(schema: ContentType) {
  const { table } = schema;
  const [update, one] = useUpdate();
  const [updateMany, many] = useUpdateMany();
  const { onError } = useFailedSave(schema, 'update');
  const notifyUndo = useUndoNotice(schema);
  const refresh = useRefresh();
  const options = { mutationMode: 'pessimistic', returnPromise: true } as const;

  const store = (records: readonly RaRecord[], data: FormValues): Promise<unknown> => {
    const [first] = records;
    return first && records.length === 1
      ? update(table, { id: first.id, data, previousData: first }, options)
      : updateMany(table, { ids: records.map(({ id }) => id), data }, options);
  };
  const putBack = async (records: readonly RaRecord[], columns: string[]) => {
    // Grouped by former value.
    const ids = new Map<string, Identifier[]>();
    for (const { id, ...record } of records) {
      const before = JSON.stringify(
        Object.fromEntries(columns.map((column) => [column, record[column]])),
      );
      ids.set(before, [...(ids.get(before) ?? []), id]);
    }
    for (const [before, alike] of ids) {
      await updateMany(table, { ids: alike, data: JSON.parse(before) as FormValues }, options);
    }
  };
  /** Resolves to whether something was changed. */
  const change = async (records: readonly RaRecord[], data: FormValues): Promise<boolean> => {
    try {
      const { done, left } = await partDone(records, store(records, data));
      notifyUndo('changed', done, () => putBack(done, Object.keys(data)), left);
      return true;
    } catch (error) {
      void onError(error);
      return false;
    } finally {
      refresh();
    }
  };
  return { change, isPending: one.isPending || many.isPending };
}
