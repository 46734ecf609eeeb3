import { useQuery } from '@tanstack/react-query';
import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useDelete,
  useDeleteMany,
} from 'react-admin';
import type { ContentType } from '../../schema/content-type';
import { phrases } from '../../schema/phrases';
import { inboundLinks } from '../data/inbound-links';
import { quotedWarning, textsWithPlaceholders } from '../data/placeholder-uses';
import { deletionsOf, restoreDeleted } from '../data/revisions';
import { lostToVisitors } from './publication/use-ask-about-links';
import { forgetRecord } from './unsaved-changes/stored-changes';
import { useFailedSave } from './use-failed-save';
import { useUndoNotice } from './use-undo-notice';

const STORED_FIRST = { mutationMode: 'pessimistic', returnPromise: true } as const;

/**
 * Deletes at the press, so that leaving the page loses nothing. Undo restores where the table has a history.
 * @param onDone called after the deletion
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
  const remove = async (records: readonly RaRecord[]) => {
    const ids = records.map(({ id }) => id);
    const [first] = records;
    try {
      // By its promise: a user who has left the page is notified too, and can undo.
      await (first && records.length === 1
        ? deleteOne(table, { id: first.id, previousData: first }, STORED_FIRST)
        : deleteMany(table, { ids }, STORED_FIRST));
    } catch (error) {
      onError(error);
      return;
    }
    // What was typed comes back with its record.
    if (!schema.history) for (const id of ids) forgetRecord(table, id);
    const undo = schema.history ? () => bringBack(ids) : undefined;
    notifyUndo('deleted', records, undo);
    onDone?.();
  };
  return { remove, isPending: one.isPending || many.isPending };
}

/** What visitors lose: texts that quote the records, links to them. */
export function useDeletionWarning(schema: ContentType, records: readonly RaRecord[]) {
  const dataProvider = useDataProvider();
  const names = records.map((record) => schema.quotedAs?.(record) ?? '').filter(Boolean);
  const lost = lostToVisitors(schema, records);
  const { data: warning, isLoading } = useQuery({
    queryKey: ['deletion warning', schema.table, ...records.map(({ id }) => id)],
    queryFn: async () => {
      const quoted =
        names.length > 0 && quotedWarning(names, await textsWithPlaceholders(dataProvider, names));
      const titles = await inboundLinks(dataProvider, schema, lost);
      return [quoted, titles.length > 0 && phrases.linksLead(titles)].filter(Boolean).join(' ');
    },
    enabled: names.length > 0 || (lost.length > 0 && schema.publicPath !== undefined),
    staleTime: 0,
  });
  return { warning, isLoading };
}
