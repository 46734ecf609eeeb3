import { Alert, Box, Button } from '@mui/material';
import { useEditContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { BesideFormProps } from '../../crud/resource';
import { useSaveForm } from '../../fields/use-save-form';
import PersonPanel from '../personal/PersonPanel';
import { useReplied, type Enquiry } from './EnquiryReply';

/** What stands around the form of an enquiry, inside it. */
export default function EnquirySide(props: BesideFormProps) {
  return (
    <>
      <AnsweredOffer />
      <PersonPanel {...props} />
    </>
  );
}

/** Once a reply was begun: one press says that it is done, and saves the note that was typed with it. */
function AnsweredOffer() {
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
