import { Button, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { AccountField, type AccountFieldBase } from './AccountFields';

/** Length of a new password: the server's minimum (supabase/config.toml); bcrypt reads 72 bytes. */
const NEW_PASSWORD = { minLength: 10, maxLength: 72 };

interface PasswordProps extends AccountFieldBase {
  name: 'password' | 'current_password';
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ autoComplete, ...props }: PasswordProps) {
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
