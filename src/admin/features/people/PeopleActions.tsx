import HistoryToggleOff from '@mui/icons-material/HistoryToggleOff';
import PersonAddAlt from '@mui/icons-material/PersonAddAltOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { DialogButton } from '../../ui/DialogButton';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const InviteDialog = lazyWithRetry(() => import('./InviteDialog'));

export default function PeopleActions() {
  return (
    <>
      <Button
        component={Link}
        to="/admin/activity"
        variant="outlined"
        startIcon={<HistoryToggleOff />}
      >
        Activity
      </Button>
      <DialogButton
        variant="contained"
        startIcon={<PersonAddAlt />}
        dialog={(onClose) => <InviteDialog onClose={onClose} />}
      >
        Invite
      </DialogButton>
    </>
  );
}
