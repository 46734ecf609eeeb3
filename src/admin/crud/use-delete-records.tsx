import {
  HttpError,
  type Identifier,
  type RaRecord,
  useDataProvider,
  useDeleteMany,
} from 'react-admin';
import { useState } from 'react';
import type { ContentType } from '../../schema/content-type';
import { phrases } from '../../schema/phrases';
import { PlaceholderText } from '../data/PlaceholderText';
import { quotedWarning } from '../data/placeholder-uses';
import { lastDeletionOf, restoreDeleted } from '../data/revisions';
import { goneOrForbidden } from '../data/server-refusal';
import { useConfirm } from '../ui/use-confirm';
import { lostLinks } from './publication/use-ask-to-withdraw';
import { titlesIn } from './record-names';
import { forgetRecord } from './unsaved-changes/stored-changes';
import { useFailedSave } from './use-failed-save';
import { useUndoNotice } from './use-undo-notice';

const NAMED_AT_MOST = 10;
const STORED_FIRST = { mutationMode: 'pessimistic', returnPromise: true } as const;

/**
 * Deletes at the press, so that leaving the page loses nothing; Undo restores where the table has a history. Asks first
 * where it does not, and where visitors lose links or texts.
 * @param onDone called after the deletion
 */
export function useDeleteRecords(schema: ContentType, onDone?: () => void) {
  const { table } = schema;
  const [deleteMany, deletion] = useDeleteMany();
  const { onError } = useFailedSave(schema, 'delete');
  const notifyUndo = useUndoNotice(schema);
  const dataProvider = useDataProvider();
  const [ask, question] = useConfirm();
  const [isLooking, setLooking] = useState(false);
  const isPending = isLooking || deletion.isPending;

  const bringBack = async ({ id }: RaRecord) =>
    restoreDeleted(schema, await lastDeletionOf(table, id));
  const remove = async (records: readonly RaRecord[]) => {
    try {
      const ids = records.map(({ id }) => id);
      // By its promise: a user who has left the page is notified too, and can undo.
      const deleted = (await deleteMany(table, { ids }, STORED_FIRST)) as Identifier[];
      const done = records.filter(({ id }) => deleted.includes(id));
      if (done.length === 0 && records.length === 1) throw goneOrForbidden();
      const left = records.length - done.length;
      const notDone = left > 0 ? [`${left} of ${records.length} were not deleted`] : [];
      if (done.length === 0) throw new HttpError(notDone.join(), 403);
      // What was typed comes back with its record.
      if (!schema.history) for (const { id } of done) forgetRecord(table, id);
      notifyUndo('deleted', done, schema.history ? bringBack : undefined, notDone);
      onDone?.();
    } catch (error) {
      void onError(error);
    }
  };
  const mayNotAsk = schema.history && !schema.quotedAs;
  const askToDelete = async (records: readonly RaRecord[], mustAsk = !mayNotAsk) => {
    if (isPending) return;
    setLooking(true);
    const quoted = records.flatMap((record) => schema.quotedAs?.(record) ?? []);
    const [links, warning] = await Promise.all([
      lostLinks(dataProvider, schema, records),
      // A failed request does not block.
      quotedWarning(dataProvider, quoted).catch(() => undefined),
    ]);
    setLooking(false);
    const goOn = () => void remove(records);
    if (!mustAsk && !links) return goOn();
    const deleted = `${titlesIn(schema, records, NAMED_AT_MOST)} ${records.length === 1 ? 'is' : 'are'} deleted`;
    const lost = `${deleted}${schema.history ? '.' : ' for good. This cannot be undone.'} ${links}`;
    ask({
      title: phrases.question(schema, 'Delete', records.length),
      content: (
        <>
          {/* The warning names placeholders literally. */}
          <PlaceholderText text={lost} /> {warning}
        </>
      ),
      confirm: 'Delete',
      goOn,
    });
  };
  return { askToDelete, question, isPending };
}
