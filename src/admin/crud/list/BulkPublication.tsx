import Publish from '@mui/icons-material/Publish';
import Unpublished from '@mui/icons-material/UnpublishedOutlined';
import { Button, type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { AT_ONCE } from '../../../schema/kinds/publication';
import { type ContentType, endColumn, type FormValues } from '../../../schema/content-type';
import type { ValidationError } from '../../../schema/kind';
import { kindOf } from '../../../schema/kinds';
import { validateField } from '../../../schema/validation';
import { BusyIcon } from '../../ui/BusyIcon';
import { stateOf } from '../publication/publication-rules';
import { useAskToWithdraw } from '../publication/use-ask-to-withdraw';
import { useChangeRecords } from './use-change-records';

interface Props {
  schema: ContentType;
  /** The publication column. */
  column: string;
  selected: readonly RaRecord[];
}

/** Publishes the selected drafts, or withdraws the selected public and scheduled records. */
export function BulkPublication({ schema, column, selected }: Props) {
  const { change, isPending } = useChangeRecords(schema);
  const dataProvider = useDataProvider();
  const { onUnselectItems } = useListContext();
  const [askToWithdraw, question, isLooking] = useAskToWithdraw(schema);
  const state = (record: RaRecord) => stateOf(schema, record);
  const unpublished = selected.filter((record) => ['draft', 'scheduled'].includes(state(record)));
  const decided = selected.filter((record) => state(record) !== 'draft');
  const publish = async (records: readonly RaRecord[], publication: string | null) => {
    const data = { [column]: publication };
    const stored = dataProvider.getMany(schema.table, { ids: records.map(({ id }) => id) });
    const isDone = await change(records, data, {
      what: publication ? 'published' : 'withdrawn',
      async openedOf(shown) {
        // Its day follows from what the list does not show.
        const { data: found } = await stored;
        const problem = publication && endError(schema, shown, data);
        if (problem) throw new Error(problem);
        return { ...found.find(({ id }) => id === shown.id), ...shown };
      },
    });
    if (isDone) onUnselectItems();
  };
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
