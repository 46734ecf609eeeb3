import { Alert, Button, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import type { Refusal } from '../../data/auth-messages';

/** Length of a new password: Supabase's minimum is 6; bcrypt reads 72 bytes. */
const NEW_PASSWORD = { minLength: 10, maxLength: 72 };

export interface Refused {
  /** Why the form was refused. */
  refusal: Refusal | undefined;
}

/** A refusal that belongs to no field. */
export function RefusalAlert({ refusal }: Refused) {
  if (!refusal || refusal.field) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {refusal.message}
    </Alert>
  );
}

interface FieldProps extends Refused {
  /** For the first field of a page or dialog. */
  takesFocus?: boolean;
}

type AccountFieldProps = TextFieldProps & FieldProps & { name: NonNullable<Refusal['field']> };

/** A field of an account form, with its refusal. */
export function AccountField(props: AccountFieldProps) {
  const { refusal, helperText, takesFocus, slotProps, ...field } = props;
  const isRefused = refusal?.field === field.name;
  return (
    <TextField
      {...field}
      required
      // eslint-disable-next-line jsx-a11y/no-autofocus -- focus moves to what a page or dialog is for (WAI-ARIA, dialog pattern)
      autoFocus={takesFocus}
      error={isRefused}
      helperText={isRefused ? refusal.message : helperText}
      // All fields are required, so without asterisks.
      slotProps={{ ...slotProps, inputLabel: { required: false } }}
    />
  );
}

interface PasswordProps extends FieldProps {
  name: 'password' | 'current_password';
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/** With a toggle to show it. */
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

/** Six digits of an authenticator app. */
export function CodeField(props: FieldProps) {
  return (
    <AccountField
      {...props}
      name="code"
      label="Code"
      autoComplete="one-time-code"
      helperText="The six digits that your authenticator app shows now."
      slotProps={{ htmlInput: { inputMode: 'numeric', spellCheck: false } }}
    />
  );
}
