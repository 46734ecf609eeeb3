import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useGetList, useListContext, useNotify, useRefresh } from 'react-admin';
import { YearPanel } from './YearPanel';
import { messageOf } from '../../data/server-refusal';
import { dueFilter } from '../../../content-types/enquiry-retention';
import { countOf, deleteOldEnquiries } from './people';

/** What an owner wants to know before the first row is read. */
export function EnquiryOverview() {
  return (
    <>
      {import.meta.env.VITE_ENQUIRIES !== 'on' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          The website’s forms do not deliver yet: what visitors send does not arrive here. Ask
          whoever looks after the site to set <code>VITE_ENQUIRIES=on</code> and to build it anew.
        </Alert>
      )}
      <DueForDeletion />
      <YearPanel />
    </>
  );
}

/** Says how many enquiries are older than they may become, and removes them on one press, after a question. */
function DueForDeletion() {
  const { resource } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const { total = 0 } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: dueFilter(),
    meta: { columns: ['id'] },
  });
  const removal = useMutation({
    mutationFn: deleteOldEnquiries,
    onSuccess: (count) => {
      notify(`${countOf(count)} deleted`);
      refresh();
    },
    onError: (error) => notify(`Nothing was deleted: ${messageOf(error)}`, { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  if (total === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" onClick={() => setAsking(true)}>
          Delete {total === 1 ? 'it' : 'them'}
        </Button>
      }
    >
      {countOf(total)} {total === 1 ? 'is' : 'are'} older than a year and due for deletion.
      <Confirm
        isOpen={isAsking}
        loading={removal.isPending}
        title={`Delete ${countOf(total)}?`}
        content="Names, addresses and messages older than a year are removed for good."
        confirm="Delete"
        confirmColor="warning"
        ConfirmIcon={DeleteOutline}
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      />
    </Alert>
  );
}
