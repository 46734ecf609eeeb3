import { Button } from '@mui/material';
import { useState } from 'react';
import { AccountField } from './AccountField';
import { CodeField } from './CodeField';
import type { Refusal } from '../../data/auth-words';

/** The code of an authenticator app, or a recovery code of whoever has lost it. */
export function SecondFactorField({ refusal }: { refusal: Refusal | undefined }) {
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
