import { Button } from '@mui/material';
import { useState } from 'react';
import { AccountField, CodeField, type Refused, RefusalAlert } from './AccountFields';
import { PasswordField } from './PasswordField';

export function SecondFactorField({ refusal }: Refused) {
  const [isAppLost, setAppLost] = useState(false);
  return (
    <>
      {isAppLost ? (
        <AccountField
          name="recovery_code"
          label="Recovery code"
          autoComplete="off"
          helperText="One of those that you kept. It removes your authenticator apps, and signs you out everywhere else."
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
          refusal={refusal}
          takesFocus
        />
      ) : (
        <CodeField refusal={refusal} takesFocus />
      )}
      <Button
        size="small"
        onClick={() => setAppLost(!isAppLost)}
        sx={{ mt: 1, px: 1.75, minHeight: 44 }}
      >
        {isAppLost ? 'Use the code of your app' : 'Lost your phone? Use a recovery code'}
      </Button>
    </>
  );
}

interface SignInProps extends Refused {
  /** After the password, the second factor. */
  isCodeAsked: boolean;
  /** The address of a user who signs in again. */
  email?: string;
}

export function SignInFields({ refusal, isCodeAsked, email }: SignInProps) {
  return (
    <>
      <RefusalAlert refusal={refusal} />
      {isCodeAsked ? (
        <SecondFactorField refusal={refusal} />
      ) : (
        <>
          <AccountField
            name="email"
            type="email"
            label="Email"
            autoComplete="username"
            defaultValue={email}
            refusal={refusal}
            takesFocus={!email}
          />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            refusal={refusal}
            takesFocus={Boolean(email)}
          />
        </>
      )}
    </>
  );
}
