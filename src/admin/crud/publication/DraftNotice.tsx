import { Alert, Box } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Confirm, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { allows, type ContentType } from '../../../schema/content-type';
import { formatLondonTime } from '../../../shared/time/london-time';
import { asPublished, type Draft, draftOf } from '../../data/draft';
import { discardDraft } from '../../data/draft-requests';
import { errorMessage } from '../../data/server-refusal';
import { DialogButton } from '../../ui/DialogButton';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { toasts } from '../../ui/toasts';
import { isPublic } from './publication-rules';

const HistoryDialog = lazyWithRetry(() => import('../history/HistoryDialog'));

/** That the form shows changes which visitors do not read yet: what they are, or away with them. */
export default function DraftNotice({ schema }: { schema: ContentType }) {
  const record = useRecordContext();
  const draft = draftOf(record);
  if (!record || !draft) return null;
  return (
    <Alert
      severity={draft.failed_at ? 'warning' : 'info'}
      sx={{ mb: 3, '& .MuiAlert-message': { flex: 1 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box role="status" sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}>
          This is a draft of changes, saved by {draft.saved_by_email ?? 'somebody'} on{' '}
          {formatLondonTime(draft.updated_at)}.{' '}
          {isPublic(schema, asPublished(record))
            ? whatReadersSee(draft)
            : `The ${schema.words.singular} itself is not public.`}
        </Box>
        <DialogButton
          size="small"
          color="inherit"
          dialog={(onClose) => <HistoryDialog schema={schema} onClose={onClose} />}
        >
          What has changed
        </DialogButton>
        {allows(schema, 'update') && (
          <DialogButton
            size="small"
            color="inherit"
            dialog={(onClose) => <DiscardDialog draft={draft} onClose={onClose} />}
          >
            Throw them away
          </DialogButton>
        )}
      </Box>
    </Alert>
  );
}

function whatReadersSee({ publish_at, failed_at }: Draft): string {
  if (publish_at) return `Visitors read it from ${formatLondonTime(publish_at)} on.`;
  const before = 'Visitors still read what was published before';
  if (!failed_at) return `${before}.`;
  return `${before}: on ${formatLondonTime(failed_at)} it could not be published. Publish the changes yourself to see why.`;
}

function DiscardDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { reset } = useFormContext();
  const refresh = useRefresh();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => discardDraft(draft),
    onSuccess: () => {
      reset();
      notify(toasts.changesDiscarded, { type: 'success' });
    },
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
    onSettled: () => {
      // Of a refusal, too: the form shows what somebody else has saved.
      refresh();
      onClose();
    },
  });
  return (
    <Confirm
      isOpen
      loading={isPending}
      title="Throw the changes away?"
      content="The form shows again what was published before. This cannot be undone."
      confirm="Throw them away"
      confirmColor="warning"
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
