import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDelete, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { ResetSecondFactor } from './ResetSecondFactor';
import type { Tables } from '../../../shared/database.types';
import { staff } from '../../../content-types/staff';
import { useFailedSave } from '../../crud/use-failed-save';

/** What an owner does about one person. */
export function PersonActions() {
  return (
    <>
      <ResetSecondFactor />
      <EndMembership />
    </>
  );
}

/** Ends a membership after a question; it counts from the next request of whoever had it. */
function EndMembership() {
  const record = useRecordContext<Tables<'staff'> & { id: string }>();
  const [isAsking, setAsking] = useState(false);
  const { onError } = useFailedSave(staff, 'delete');
  const notify = useNotify();
  const refresh = useRefresh();
  const [end, { isPending }] = useDelete();
  if (!record) return null;
  const name = record.email ?? 'this person';
  const onConfirm = () =>
    end(
      staff.table,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`The membership of ${name} has ended`, { type: 'success' });
          refresh();
        },
        onError,
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Tooltip title="End membership">
        <IconButton
          color="error"
          aria-label={`End the membership of ${name}`}
          onClick={() => setAsking(true)}
          sx={{ width: 44, height: 44 }}
        >
          <PersonRemoveOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={`End the membership of ${name}?`}
        content="From the next moment on nothing can be read or changed with this account. What the person has written stays."
        confirm="End membership"
        confirmColor="warning"
        ConfirmIcon={PersonRemoveOutlined}
        onConfirm={() => void onConfirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
