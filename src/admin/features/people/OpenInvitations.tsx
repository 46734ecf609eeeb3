import { Alert, Card, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { QueryStatus } from '../../data/QueryStatus';
import { errorMessage } from '../../data/server-refusal';
import { formatLondonTime } from '../../../shared/time/london-time';
import { capitalise } from '../../../schema/content-type';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { toasts } from '../../ui/toasts';
import { INVITATIONS, openInvitations, revokeInvitation } from './invitations';

export default function OpenInvitations() {
  const id = useId();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: INVITATIONS,
    queryFn: openInvitations,
    staleTime: 0,
  });
  const revoke = useMutation({
    mutationFn: revokeInvitation,
    onSuccess: () => notify(toasts.invitationRevoked, { type: 'success' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: INVITATIONS }),
  });
  const { data: open = [], error } = query;
  if (open.length === 0 && !error && !revoke.error) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id={id} component="h2" variant="h6" sx={{ fontWeight: 700 }}>
        Open invitations
      </Typography>
      <QueryStatus query={query} what="They" sx={{ mt: 1 }} />
      {revoke.error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          It was not taken back: {errorMessage(revoke.error)}
        </Alert>
      )}
      <List disablePadding>
        {open.map(({ id: invitation, role, email, invited_by_email, expires_at }, index) => (
          <ListItem
            key={invitation}
            disableGutters
            divider={index < open.length - 1}
            sx={{ gap: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          >
            <ListItemText
              primary={`${capitalise(role)}: ${email ?? 'whoever has the link'}`}
              secondary={`${invited_by_email ? `Made by ${invited_by_email}, open` : 'Open'} until ${formatLondonTime(expires_at)}`}
              slotProps={{ primary: { sx: { fontWeight: 500, overflowWrap: 'anywhere' } } }}
            />
            <ConfirmButton
              variant="outlined"
              color="error"
              disabled={revoke.isPending}
              aria-label={`Revoke the invitation of ${email ?? `an ${role}`}`}
              sx={{ flexShrink: 0 }}
              question="Revoke the invitation?"
              content="Its link works no longer. To invite the person after all, make a new one."
              confirm="Revoke"
              onConfirm={() => revoke.mutate(invitation)}
            >
              Revoke
            </ConfirmButton>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
