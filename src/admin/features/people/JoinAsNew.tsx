import { Alert, Button } from '@mui/material';
import { type FormEventHandler, useState } from 'react';
import { AccountField, RefusalAlert } from '../../crud/sign-in/AccountFields';
import { PasswordField } from '../../crud/sign-in/PasswordField';
import { useAccountForm } from '../../crud/sign-in/use-account-form';
import { authProvider } from '../../data/auth-provider';
import { signUpInvited, type Offer } from './invitations';

/** Without an account, with one, or signed in. */
export type Joiner = 'new' | 'known' | 'signed in';

export interface Invitation {
  token: string;
  offer: Offer;
  /** Throws the refusal once the offer is asked for again. */
  onRefused: (refusal: unknown) => Promise<never>;
}

export interface JoinProps extends Invitation {
  /** Accepts, and goes on to the admin. */
  join: () => Promise<void>;
  onSwitch: (joiner: Joiner) => void;
  /** What is typed as the address, in either form. */
  typed: string;
  onChange: FormEventHandler<HTMLFormElement>;
}

export function JoinAsNew(props: JoinProps) {
  const { token, offer, onRefused, join, onSwitch, typed, onChange } = props;
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { refusal, busy, onSubmit } = useAccountForm(async ({ email = '', password = '' }) => {
    if (unconfirmed === email) {
      await authProvider.login({ email, password });
    } else {
      const account = signUpInvited(token, { email, password });
      const { mustConfirm } = await account.catch(onRefused);
      if (mustConfirm) return setUnconfirmed(email);
    }
    await join();
  }, 'You could not join');
  return (
    <form onSubmit={onSubmit} onChange={onChange}>
      {unconfirmed && (
        <Alert severity="info" role="status" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          A mail is on its way to {unconfirmed}. Open the link in it, then come back here and press
          Join again.
        </Alert>
      )}
      <RefusalAlert refusal={refusal} />
      <AccountField
        name="email"
        type="email"
        label="Your e-mail address"
        autoComplete="username"
        defaultValue={offer.email ?? typed}
        refusal={refusal}
        takesFocus={!offer.email}
        slotProps={{ htmlInput: { readOnly: offer.email !== null } }}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        refusal={refusal}
        takesFocus={offer.email !== null}
      />
      <Button type="submit" variant="contained" fullWidth loading={busy} sx={{ mt: 2 }}>
        Join
      </Button>
      <Button fullWidth onClick={() => onSwitch('known')} sx={{ mt: 1 }}>
        I have an account already
      </Button>
    </form>
  );
}
