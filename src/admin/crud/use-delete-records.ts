import { useDelete, useDeleteMany, type Identifier, type RaRecord } from 'react-admin';
import { forgetRecord } from './unsaved-changes/stored-changes';
import { deletionsOf, restoreDeleted } from '../data/revisions';
import type { ContentType } from '../../schema/content-type';
import { overridesOriginal } from './originals';
import { useFailedSave } from './use-failed-save';
import { useUndoNotice } from './use-undo-notice';

/**
 * Deletes records with the press, so that whoever leaves the page has done it. Where the table keeps its history Undo
 * brings them back.
 * @param onDone called once they are gone
 */
export function useDeleteRecords(schema: ContentType, onDone?: () => void) {
  const { table } = schema;
  const [deleteOne, one] = useDelete();
  const [deleteMany, many] = useDeleteMany();
  const { onError } = useFailedSave(schema, 'delete');
  const notifyUndo = useUndoNotice(schema);

  const bringBack = async (ids: Identifier[]) => {
    for (const deletion of await deletionsOf(table, ids)) await restoreDeleted(deletion);
  };
  const remove = (records: readonly RaRecord[]) => {
    const ids = records.map(({ id }) => id);
    const options = {
      mutationMode: 'pessimistic' as const,
      onError,
      onSuccess: () => {
        for (const id of ids) forgetRecord(table, id);
        const areOverrides = records.every((record) => overridesOriginal(schema, record));
        const undo = schema.history ? () => bringBack(ids) : undefined;
        notifyUndo(areOverrides ? 'originalIsBack' : 'deleted', ids.length, undo);
        onDone?.();
      },
    };
    const [first] = records;
    if (first && records.length === 1) {
      void deleteOne(table, { id: first.id, previousData: first }, options);
    } else void deleteMany(table, { ids }, options);
  };
  return { remove, isPending: one.isPending || many.isPending };
}
