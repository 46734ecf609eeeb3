import { Alert, Link } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { formatLondonTime } from '../../../shared/time/london-time';
import { dismissRemovedFactor, secondFactorQuery } from '../../data/second-factor';

export default function RemovedFactorNotice() {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...secondFactorQuery, staleTime: Infinity });
  const dismiss = useMutation({
    mutationFn: dismissRemovedFactor,
    onSettled: () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  });
  if (!data?.removed_at) return null;
  const { removed_at, removed_by } = data;
  return (
    <Alert
      severity="warning"
      sx={{ borderRadius: 0 }}
      onClose={() => dismiss.mutate()}
      closeText="Dismiss"
    >
      {removed_by
        ? `${removed_by} reset your second factor on ${formatLondonTime(removed_at)}. `
        : `A recovery code was used on ${formatLondonTime(removed_at)}. It has removed your authenticator apps and signed you out everywhere else; if that was not you, change your password. `}
      Sign-in asks for your password alone until you{' '}
      <Link component={RouterLink} to="/admin/account" color="inherit" sx={{ fontWeight: 700 }}>
        set up an app again
      </Link>
      .
    </Alert>
  );
}
