import HistoryToggleOff from '@mui/icons-material/HistoryToggleOff';
import PersonAddAlt from '@mui/icons-material/PersonAddAltOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const InviteDialog = lazyWithRetry(async () => (await import('./InviteDialog')).InviteDialog);

/** What an owner does about people as a whole. */
export function PeopleActions() {
  const [isInviting, setInviting] = useState(false);
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
      <Button variant="contained" startIcon={<PersonAddAlt />} onClick={() => setInviting(true)}>
        Invite
      </Button>
      {isInviting && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  );
}
