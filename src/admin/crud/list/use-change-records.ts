import { useState } from 'react';
import { type Identifier, type RaRecord, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { FormValues } from '../../../schema/kind';
import { columnsOfKind, type ContentType } from '../../../schema/content-type';
import { recordTitle } from '../../../schema/record-title';
import { errorMessage } from '../../data/server-refusal';
import { toasts } from '../../ui/toasts';
import { useFailedSave } from '../use-failed-save';
import { useUndoNotice } from '../use-undo-notice';

const STORED_FIRST = { mutationMode: 'pessimistic', returnPromise: true } as const;

interface Options {
  what?: 'changed' | 'published' | 'withdrawn';
  /** The record that rules of saving compare with; throws where it is not to be changed. */
  openedOf?: (shown: RaRecord) => Promise<RaRecord>;
}

/**
 * Saves at the press, so that leaving the page loses nothing; Undo restores the former values. One by one, so that a
 * refused record does not block the others, and each unless somebody has changed the same since.
 */
export function useChangeRecords(schema: ContentType) {
  const { table } = schema;
  const [isPending, setPending] = useState(false);
  const [update] = useUpdate<RaRecord>();
  const { onError } = useFailedSave(schema, 'update');
  const notify = useNotify();
  const notifyUndo = useUndoNotice(schema);
  const refresh = useRefresh();

  const store = (opened: RaRecord, data: FormValues) => {
    const params = { id: opened.id, data, previousData: opened };
    return update(table, params, STORED_FIRST) as Promise<RaRecord>;
  };
  /** Resolves to whether something was changed. */
  const change = async (
    records: readonly RaRecord[],
    data: FormValues,
    { what = 'changed', openedOf }: Options = {},
  ): Promise<boolean> => {
    const isOne = records.length === 1 && what === 'changed';
    const stored = new Map<Identifier, RaRecord>();
    const refused: string[] = [];
    setPending(true);
    for (const record of records) {
      try {
        const opened = (await openedOf?.(record)) ?? record;
        stored.set(record.id, await store(opened, data));
      } catch (error) {
        if (isOne) void onError(error);
        refused.push(toasts.notDone(recordTitle(schema, record), what, errorMessage(error)));
      }
    }
    setPending(false);
    refresh();
    if (stored.size === 0) {
      if (!isOne) notify(refused.join(' '), { type: 'error' });
      return false;
    }
    // Publishing may have set a date, and has ended a review.
    const derived = [
      ...columnsOfKind(schema, 'reviewRequest'),
      ...columnsOfKind(schema, 'displayDate'),
    ];
    const putBack = (record: RaRecord) => {
      const columns = [...Object.keys(data), ...derived].filter((column) => column in record);
      const before = Object.fromEntries(columns.map((column) => [column, record[column]]));
      return store(stored.get(record.id) ?? record, before);
    };
    const changed = records.filter(({ id }) => stored.has(id));
    notifyUndo(what, changed, putBack, refused);
    return true;
  };
  return { change, isPending };
}
