import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Alert } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useGetList, useNotify, useRefresh } from 'react-admin';
import type { Personal } from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
import { dueFilter, formatMonths } from '../../../schema/retention';
import type { AdminResource } from '../../crud/resource';
import { errorMessage } from '../../data/server-refusal';
import { deleteOldRecords, reportOf } from './personal-records';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { toasts } from '../../ui/toasts';

export default function DueForDeletion({ schema }: { schema: AdminResource }) {
  return schema.personal ? <Due {...{ schema }} {...schema.personal} /> : null;
}

function Due({ schema, keptMonths }: { schema: AdminResource } & Personal) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { total = 0 } = useGetList(schema.table, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: dueFilter(keptMonths),
    meta: { columns: ['id'] },
  });
  const removal = useMutation({
    mutationFn: () => deleteOldRecords(schema.table),
    onSuccess: (deletions) => {
      const isAll = deletions.every(({ stayed }) => stayed === 0);
      notify(reportOf(deletions, 'deleted'), { type: isAll ? 'info' : 'warning' });
      refresh();
    },
    onError: (error) => notify(toasts.noneDone('deleted', errorMessage(error)), { type: 'error' }),
  });
  if (total === 0) return null;
  const count = phrases.countOf(schema, total);
  const period = formatMonths(keptMonths);
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3 }}
      action={
        <ConfirmButton
          color="inherit"
          loading={removal.isPending}
          question={`Delete ${count}?`}
          content={`What is kept of people for more than ${period} is removed for good.`}
          confirm="Delete"
          ConfirmIcon={DeleteOutline}
          onConfirm={() => removal.mutate()}
        >
          Delete {total === 1 ? 'it' : 'them'}
        </ConfirmButton>
      }
    >
      {count} {total === 1 ? 'is' : 'are'} older than {period} and due for deletion.
    </Alert>
  );
}
