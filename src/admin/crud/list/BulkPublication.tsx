import Publish from '@mui/icons-material/Publish';
import Unpublished from '@mui/icons-material/UnpublishedOutlined';
import { useState } from 'react';
import {
  Button,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin';
import { AT_ONCE } from '../../../schema/kinds/publication';
import {
  columnsOfKind,
  type ContentType,
  endColumn,
  type FormValues,
} from '../../../schema/content-type';
import type { ValidationError } from '../../../schema/kind';
import { kindOf } from '../../../schema/kinds';
import { recordTitle } from '../../../schema/record-title';
import { validateField } from '../../../schema/validation';
import { errorMessage } from '../../data/server-refusal';
import { BusyIcon } from '../../ui/BusyIcon';
import { toasts } from '../../ui/toasts';
import { stateOf } from '../publication/publication-rules';
import { useAskToWithdraw } from '../publication/use-ask-to-withdraw';
import { useUndoNotice } from '../use-undo-notice';

interface Props {
  schema: ContentType;
  /** The publication column. */
  column: string;
  selected: readonly RaRecord[];
}

interface Changed {
  before: RaRecord;
  after: RaRecord;
}

/** Publishes the selected drafts, or withdraws the selected public and scheduled records. */
export function BulkPublication({ schema, column, selected }: Props) {
  const { publish, isPending } = usePublishRecords(schema, column);
  const [askToWithdraw, question, isLooking] = useAskToWithdraw(schema);
  const state = (record: RaRecord) => stateOf(schema, record);
  const unpublished = selected.filter((record) => ['draft', 'scheduled'].includes(state(record)));
  const decided = selected.filter((record) => state(record) !== 'draft');
  return (
    <>
      {unpublished.length > 0 && (
        <Button
          label="Publish"
          disabled={isPending}
          onClick={() => void publish(unpublished, AT_ONCE)}
        >
          <Publish />
        </Button>
      )}
      {decided.length > 0 && (
        <Button
          label="Withdraw"
          disabled={isPending}
          onClick={() => void askToWithdraw(decided, () => void publish(decided, null))}
        >
          <BusyIcon isBusy={isLooking}>
            <Unpublished />
          </BusyIcon>
        </Button>
      )}
      {question}
    </>
  );
}

/** Why a record would not be public with this publication: its last day has passed. */
function endError(schema: ContentType, record: RaRecord, publication: FormValues): ValidationError {
  const end = endColumn(schema) ?? '';
  const field = schema.fields[end];
  return field && validateField(field, kindOf(field).toForm(record[end], field), publication);
}

/** One by one, so that an incomplete record does not block the others. */
function usePublishRecords(schema: ContentType, column: string) {
  const { table } = schema;
  const [isPending, setPending] = useState(false);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const notifyUndo = useUndoNotice(schema);
  const refresh = useRefresh();
  const { onUnselectItems } = useListContext();

  const putBack = async (changed: readonly Changed[]) => {
    // Publishing may have set a date, and has ended a review.
    const review = columnsOfKind(schema, 'reviewRequest');
    const columns = [column, ...review, ...columnsOfKind(schema, 'displayDate')];
    const refused: unknown[] = [];
    for (const { before, after } of changed) {
      const data = Object.fromEntries(columns.map((one) => [one, before[one]]));
      // With the version: words typed since are not published unseen.
      const params = { id: before.id, data, previousData: after };
      await dataProvider.update(table, params).catch((error: unknown) => refused.push(error));
    }
    if (refused.length > 0) throw refused[0];
  };
  const publish = async (chosen: readonly RaRecord[], publication: string | null) => {
    const what = publication ? 'published' : 'withdrawn';
    const done: Changed[] = [];
    const refused: string[] = [];
    setPending(true);
    try {
      const { data: records } = await dataProvider.getMany<RaRecord>(table, {
        ids: chosen.map(({ id }) => id),
      });
      for (const { id, ...shown } of chosen) {
        try {
          const record = records.find((one) => one.id === id);
          if (!record) throw new Error('It has been deleted meanwhile');
          const data = { [column]: publication };
          const ended = publication && endError(schema, record, data);
          if (ended) throw new Error(ended);
          const params = { id, data, previousData: record };
          const { data: after } = await dataProvider.update<RaRecord>(table, params);
          done.push({ before: record, after });
        } catch (error) {
          refused.push(toasts.notDone(recordTitle(schema, shown), what, errorMessage(error)));
        }
      }
    } catch (error) {
      refused.push(toasts.noneDone(what, errorMessage(error)));
    } finally {
      setPending(false);
    }
    if (done.length === 0) return notify(refused.join(' '), { type: 'error' });
    const changed = done.map(({ before }) => before);
    notifyUndo(what, changed, () => putBack(done), refused);
    refresh();
    onUnselectItems();
  };
  return { publish, isPending };
}
