import { Alert, Box, Button, LinearProgress, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { ActionDialog } from '../../ui/ActionDialog';
import { refusalOf } from '../../data/auth-messages';
import { CodeField, RefusalAlert } from '../../crud/sign-in/AccountFields';
import { confirm, enrol, type Enrolment } from '../../data/second-factor';
import { useAccountForm } from '../../crud/sign-in/use-account-form';
import { toasts } from '../../ui/toasts';

interface Props {
  onClose: () => void;
  onAdded: () => void;
}

/** An enrolment that is left unfinished is harmless, and removed with the next. */
export function EnrolDialog({ onClose, onAdded }: Props) {
  const id = useId();
  const notify = useNotify();
  const { data, error } = useQuery({
    queryKey: ['enrolment', id],
    queryFn: enrol,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { refusal, busy, onSubmit } = useAccountForm(async ({ code = '' }) => {
    if (!data) return;
    await confirm(data.id, code);
    notify(toasts.factorAdded, { type: 'info' });
    onAdded();
    onClose();
  }, 'The app could not be added');
  return (
    <ActionDialog
      heading="Add an authenticator app"
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={!data}>
            Add app
          </Button>
        </>
      }
    >
      {error && <Alert severity="error">{refusalOf(error, 'No app can be added').message}</Alert>}
      {!data && !error && <LinearProgress aria-label="Loading" />}
      {data && (
        <>
          <SharedSecret {...data.totp} />
          <RefusalAlert refusal={refusal} />
          <CodeField refusal={refusal} />
        </>
      )}
    </ActionDialog>
  );
}

function SharedSecret({ qr_code, secret, uri }: Enrolment['totp']) {
  return (
    <>
      <Typography color="text.secondary">
        Scan this with an app such as Aegis, Google Authenticator or 1Password.
      </Typography>
      <Box
        component="img"
        src={qr_code}
        alt="QR code of the key below"
        sx={{
          display: 'block',
          width: 200,
          height: 200,
          p: 1,
          mx: 'auto',
          my: 2,
          borderRadius: 1,
          bgcolor: 'var(--white)',
        }}
      />
      <Typography color="text.secondary">
        Or <Link href={uri}>open it in an app on this device</Link>, or type this key:
      </Typography>
      <Typography
        component="code"
        sx={{ display: 'block', mt: 0.5, mb: 2, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </Typography>
    </>
  );
}
