import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { refusalOf } from '../../data/auth-messages';
import { QueryStatus } from '../../data/QueryStatus';
import { EnrolDialog } from './EnrolDialog';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { DialogButton } from '../../ui/DialogButton';
import { Panel } from '../../ui/Panel';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { secondFactorQuery, authenticatorApps, remove } from '../../data/second-factor';
import { formatLondonTime } from '../../../shared/time/london-time';
import { toasts } from '../../ui/toasts';

export function SecondFactorPanel({ email }: { email: string }) {
  const [isMaking, setMaking] = useState(false);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ['authenticator-apps'],
    queryFn: authenticatorApps,
    retry: false,
    staleTime: 0,
  });
  const { data: apps, refetch } = query;
  const removal = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => remove(id),
    onSuccess: (_data, { name }) => notify(toasts.factorRemoved(name), { type: 'info' }),
    onError: (error, { name }) =>
      notify(refusalOf(error, toasts.factorNotRemoved(name)).message, { type: 'error' }),
    onSettled: () => refetch(),
  });
  if (!apps) return <QueryStatus query={query} what="Your second factor" />;

  return (
    <Panel title="Second factor">
      <Typography color="text.secondary" sx={{ maxWidth: '40rem' }}>
        {apps.length > 0
          ? 'Sign-in asks for your password and for a code that one of these apps shows.'
          : 'Sign-in can ask for a code too, which an app on your phone shows. Then nobody gets in with your password alone.'}
      </Typography>
      {apps.length > 0 && (
        <List>
          {apps.map(({ id, friendly_name: name = 'App', created_at }) => (
            <ListItem
              key={id}
              disableGutters
              divider
              sx={{ '& .MuiListItemSecondaryAction-root': { right: 0 } }}
              secondaryAction={
                <ConfirmButton
                  color="error"
                  aria-label={`Remove ${name}`}
                  question={`Remove ${name}?`}
                  content={
                    apps.length > 1
                      ? 'Its codes are accepted no longer; those of your other apps are.'
                      : 'From then on, sign-in asks for your password alone.'
                  }
                  confirm="Remove"
                  loading={removal.isPending}
                  onConfirm={() => removal.mutate({ id, name })}
                >
                  Remove
                </ConfirmButton>
              }
            >
              <ListItemText primary={name} secondary={`Since ${formatLondonTime(created_at)}`} />
            </ListItem>
          ))}
        </List>
      )}
      <DialogButton
        sx={{ mt: 2 }}
        dialog={(onClose) => (
          <EnrolDialog
            onAdded={() => setMaking(apps.length === 0)}
            onClose={() => {
              onClose();
              void refetch();
            }}
          />
        )}
      >
        {apps.length > 0 ? 'Add another app' : 'Set up'}
      </DialogButton>
      {apps.length > 0 && <RecoveryCodesLeft onMake={() => setMaking(true)} />}
      {isMaking && (
        <RecoveryCodesDialog
          email={email}
          onClose={() => {
            setMaking(false);
            void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
          }}
        />
      )}
    </Panel>
  );
}

function RecoveryCodesLeft({ onMake }: { onMake: () => void }) {
  const query = useQuery({ ...secondFactorQuery, staleTime: 0 });
  if (!query.data) return <QueryStatus query={query} what="Your recovery codes" />;
  const { codes } = query.data;
  const left = codes === 1 ? 'One recovery code is' : `${codes} recovery codes are`;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography color="text.secondary" sx={{ mb: 1, maxWidth: '40rem' }}>
        {codes > 0
          ? `${left} left. Each works once in place of your app’s code, if your phone is lost.`
          : 'You have no recovery codes: a lost phone would shut you out.'}
      </Typography>
      {codes > 0 ? (
        <ConfirmButton
          variant="outlined"
          question="Make new recovery codes?"
          content="Those that you have kept are worth nothing then."
          confirm="Make new codes"
          onConfirm={onMake}
        >
          Make new recovery codes
        </ConfirmButton>
      ) : (
        <Button variant="outlined" onClick={onMake}>
          Make recovery codes
        </Button>
      )}
    </Box>
  );
}
