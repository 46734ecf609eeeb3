import { Alert, Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRedirect } from 'react-admin';
import { forgetRecord } from '../../crud/unsaved-changes/stored-changes';
import { closeUndoNotice } from '../../crud/use-undo-notice';
import { LOSES_NOTHING } from '../../crud/unsaved-changes/UnsavedChangesGuard';
import { ActionDialog } from '../../ui/ActionDialog';
import { errorMessage } from '../../data/server-refusal';
import { formatLondonTime } from '../../../shared/time/london-time';
import {
  countAll,
  erasePerson,
  foundBy,
  recordLabel,
  type Person,
  type PersonalRecord,
  reportOf,
} from './personal-records';

interface Props {
  person: Person;
  /** The table of the record at hand. */
  table: string;
  /** Everything to be erased. */
  records: readonly PersonalRecord[];
  onClose: () => void;
}

/** Confirms an erasure: a shared telephone may be somebody else's, too. */
export function ErasePerson({ person, table, records, onClose }: Props) {
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const erasure = useMutation({
    mutationFn: () => erasePerson(person),
    onSuccess: (deletions) => {
      for (const { type, record } of records) forgetRecord(type.table, String(record.id));
      // Undo would restore erased data, or fail.
      closeUndoNotice();
      const isAll = deletions.every(({ stayed }) => stayed === 0);
      notify(reportOf(deletions, 'erased'), {
        type: isAll ? 'info' : 'warning',
        ...(!isAll && { autoHideDuration: null }),
      });
      onClose();
      redirect('list', table, undefined, undefined, LOSES_NOTHING);
      // Neither the erased record nor, for the page that is being left, the person.
      for (const one of new Set(records.map(({ type }) => type.table))) {
        void queryClient.invalidateQueries({
          queryKey: [one, 'getList'],
          predicate: ({ queryKey }) => queryKey[2] !== 'person',
        });
      }
    },
  });
  const { isPending } = erasure;
  return (
    <ActionDialog
      heading={`Erase ${countAll(records)}?`}
      onClose={isPending ? undefined : onClose}
      dividers
      actions={
        <>
          {/* A running erasure cannot be cancelled. */}
          <Button onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={isPending}
            onClick={() => erasure.mutate()}
          >
            Erase
          </Button>
        </>
      }
    >
      What is kept under {foundBy(person)} is removed for good, notes included:
      <ul>
        {records.map((one) => (
          <li key={String(one.record.id)}>
            {recordLabel(one)}, {formatLondonTime(String(one.record.created_at))}
          </li>
        ))}
      </ul>
      What names them elsewhere, such as a review, stays: remove that by hand.
      {erasure.error && (
        <Alert severity="error">Nothing was erased: {errorMessage(erasure.error)}</Alert>
      )}
    </ActionDialog>
  );
}
