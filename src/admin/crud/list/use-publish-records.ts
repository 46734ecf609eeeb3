import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, type RaRecord } from 'react-admin';
import { messageOf } from '../../data/server-refusal';
import { columnsOfKind, type ContentType } from '../../../schema/content-type';
import { useUndoNotice } from '../use-undo-notice';

/** Publishes or withdraws records, each by itself: one that is not complete yet keeps none of the others back. */
export function usePublishRecords(schema: ContentType, column: string) {
  const { table, titleColumn } = schema;
  const [isPending, setPending] = useState(false);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const notifyUndo = useUndoNotice(schema);
  const refresh = useRefresh();

  const putBack = async (records: readonly RaRecord[]) => {
    // Publishing may have dated a record.
    const columns = [column, ...columnsOfKind(schema, 'displayDate')];
    for (const { id, ...before } of records) {
      const data = Object.fromEntries(columns.map((one) => [one, before[one]]));
      await dataProvider.updateMany(table, { ids: [id], data });
    }
  };
  const publish = async (chosen: readonly RaRecord[], publication: string | null) => {
    const what = publication ? 'published' : 'withdrawn';
    const done: RaRecord[] = [];
    const refused: string[] = [];
    setPending(true);
    try {
      const { data: records } = await dataProvider.getMany<RaRecord>(table, {
        ids: chosen.map(({ id }) => id),
      });
      for (const record of records) {
        try {
          const data = { [column]: publication };
          await dataProvider.update(table, { id: record.id, data, previousData: record });
          done.push(record);
        } catch (error) {
          refused.push(`“${record[titleColumn]}” was not ${what}: ${messageOf(error)}`);
        }
      }
    } catch (error) {
      refused.push(`Nothing was ${what}: ${messageOf(error)}`);
    } finally {
      setPending(false);
    }
    if (done.length === 0) return notify(refused.join(' '), { type: 'error' });
    notifyUndo(what, done.length, () => putBack(done), refused);
    refresh();
  };
  return { publish, isPending };
}
