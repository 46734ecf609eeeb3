import { Button, Typography } from '@mui/material';
import { isAuthError } from '@supabase/supabase-js';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { RefusalAlert } from '../../crud/sign-in/AccountFields';
import { useAccountForm } from '../../crud/sign-in/use-account-form';
import { confirmLink, type MailLink } from '../../data/mail-link';
import { toasts } from '../../ui/toasts';

/** History state: a reload must know that its session came by a link. */
export const OPENED = { isOpened: true };

/** Needs a press to use the link: virus scanners of mails open every link. */
export function ConfirmLink({ link }: { link: MailLink }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const isPassword = link.type === 'recovery';
  const { refusal, busy, onSubmit } = useAccountForm(async () => {
    try {
      const session = await confirmLink(link);
      if (isPassword) return await navigate({ hash: '' }, { replace: true, state: OPENED });
      notify(session ? toasts.addressConfirmed : toasts.addressHalfConfirmed, { type: 'info' });
      await navigate('/admin/account', { replace: true });
    } catch (error) {
      if (!isAuthError(error) || error.code !== 'otp_expired') throw error;
      await navigate({ hash: '' }, { replace: true, state: { type: link.type } });
    }
  }, 'The link could not be opened');
  return (
    <form onSubmit={onSubmit}>
      <Typography color="text.secondary">
        {isPassword
          ? 'Go on to choose a new password.'
          : 'Confirm that mail to this address reaches you.'}{' '}
        The link works once.
      </Typography>
      <RefusalAlert refusal={refusal} />
      <Button type="submit" variant="contained" fullWidth loading={busy} sx={{ mt: 2 }}>
        {isPassword ? 'Continue' : 'Confirm'}
      </Button>
    </form>
  );
}
