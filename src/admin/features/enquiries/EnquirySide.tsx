import { Alert, Box, Button } from '@mui/material';
import { useEditContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { BesideFormProps } from '../../crud/resource';
import { useSaveForm } from '../../fields/use-save-form';
import PersonPanel from '../personal-data/PersonPanel';
import AskForReview from './AskForReview';
import { useReplied, type Enquiry } from './EnquiryReply';

export default function EnquirySide(props: BesideFormProps) {
  return (
    <>
      <AnsweredOffer />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <AskForReview />
        <PersonPanel {...props} />
      </Box>
    </>
  );
}

/** After a reply: sets the status, and saves the note with it. */
function AnsweredOffer() {
  const { record } = useEditContext<Enquiry>();
  const [replied, setReplied] = useReplied();
  const { isSubmitting } = useFormState();
  const save = useSaveForm();
  const isOffered = record?.status === 'new' && replied === record.id;
  return (
    // Over both columns; without an offer it takes no row.
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
