import { Button, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { AccountField } from './AccountField';
import type { Refusal } from '../../data/auth-words';

/** The least that Supabase asks for is 6; the most is what bcrypt reads. */
const NEW_PASSWORD = { minLength: 10, maxLength: 72 };

interface Props {
  name: 'password' | 'current_password';
  label: string;
  autoComplete: 'current-password' | 'new-password';
  refusal: Refusal | undefined;
  takesFocus?: boolean;
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ autoComplete, ...props }: Props) {
  const [isShown, setShown] = useState(false);
  const isNew = autoComplete === 'new-password';
  return (
    <AccountField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      helperText={isNew && `At least ${NEW_PASSWORD.minLength} characters. A few words are good.`}
      slotProps={{
        htmlInput: { ...(isNew && NEW_PASSWORD), spellCheck: false, autoCapitalize: 'none' },
        input: {
          sx: { pr: 0.5 },
          endAdornment: (
            <InputAdornment position="end">
              <Button
                aria-label={`Show ${props.label.toLowerCase()}`}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
                sx={{ minWidth: 0, minHeight: 40, px: 1.5 }}
              >
                {isShown ? 'Hide' : 'Show'}
              </Button>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
