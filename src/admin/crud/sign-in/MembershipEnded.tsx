import { Alert } from '@mui/material';
import { useWhoIsHere } from '../../data/status';

/** Tells somebody who has signed in and is no member any more; what is typed stays where it is. */
export function MembershipEnded() {
  const isOutside = useWhoIsHere()?.isOutside;
  if (!isOutside) return null;
  return (
    <Alert severity="warning" sx={{ borderRadius: 0 }}>
      Your membership has ended: nothing can be saved with this account any more. What you have
      typed is still here for you to copy. If this is a mistake, ask an owner for a new invitation.
    </Alert>
  );
}
