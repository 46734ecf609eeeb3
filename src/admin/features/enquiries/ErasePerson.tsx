import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRedirect } from 'react-admin';
import { forgetRecord } from '../../crud/unsaved-changes/stored-changes';
import { RECORD_IS_GONE } from '../../crud/unsaved-changes/UnsavedChangesGuard';
import { messageOf } from '../../data/server-refusal';
import { formatLondonTime } from '../../../shared/time/london-time';
import { countOf, erasePerson, type Enquiry } from './people';

interface Props {
  /** The enquiry that the person was found by. */
  record: Enquiry;
  /** Everything that would go. */
  enquiries: readonly Enquiry[];
  onClose: () => void;
}

/** Asks before everything that is kept of a person goes: a shared telephone may be somebody else's too. */
export function ErasePerson({ record, enquiries, onClose }: Props) {
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const erasure = useMutation({
    mutationFn: () => erasePerson(record),
    onSuccess: (count) => {
      for (const { id: key } of enquiries) forgetRecord('enquiries', key);
      notify(`${countOf(count)} erased`);
      redirect('list', 'enquiries', undefined, undefined, RECORD_IS_GONE);
      // Not the record itself, which is gone.
      return queryClient.invalidateQueries({ queryKey: ['enquiries', 'getList'] });
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>Erase {countOf(enquiries.length)}?</DialogTitle>
      <DialogContent dividers>
        They came in under {[record.email, record.phone].filter(Boolean).join(' or ')} and are
        removed for good, notes included:
        <ul>
          {enquiries.map(({ id: key, name, service, created_at }) => (
            <li key={key}>
              {[name, service, formatLondonTime(created_at)].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
        {erasure.error && (
          <Alert severity="error">Nothing was erased: {messageOf(erasure.error)}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          color="error"
          disabled={erasure.isPending}
          onClick={() => erasure.mutate()}
        >
          {erasure.isPending ? 'Erasing...' : 'Erase'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
