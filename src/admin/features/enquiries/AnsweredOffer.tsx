import { Alert, Box, Button } from '@mui/material';
import { useEditContext, useStore } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSaveForm } from '../../fields/use-save-form';
import type { Enquiry } from './enquiry';

/** Once a reply was begun: one press says that it is done, and saves the note that was typed with it. */
export function AnsweredOffer() {
  const { record } = useEditContext<Enquiry>();
  const [replied, setReplied] = useReplied();
  const { isSubmitting } = useFormState();
  const save = useSaveForm();
  const isOffered = record?.status === 'new' && replied === record.id;
  return (
    // Over both columns of the form; without an offer it takes no row of them.
    <Box
      role="status"
      sx={{ order: -1, gridColumn: '1 / -1', position: isOffered ? 'static' : 'absolute' }}
    >
      {isOffered && (
        <Alert severity="info">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: '1 1 12rem' }}>Have you answered {record.name}?</Box>
            <Button
              variant="contained"
              loading={isSubmitting}
              onClick={() => void save({ status: 'answered' })}
            >
              Mark as answered
            </Button>
            <Button color="inherit" onClick={() => setReplied(null)}>
              Not yet
            </Button>
          </Box>
        </Alert>
      )}
    </Box>
  );
}

/** The enquiry whose reply was begun last. Kept in this browser: a phone may drop the page while its mail program is open. */
export const useReplied = () => useStore<string | null>('enquiries.replied', null);
