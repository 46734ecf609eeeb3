import { Alert, TextField, type TextFieldProps } from '@mui/material';
import type { Refusal } from '../../data/auth-messages';

export interface Refused {
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

export interface AccountFieldBase extends Refused {
  /** For the first field of a page or dialog. */
  takesFocus?: boolean;
}

type AccountFieldProps = TextFieldProps &
  AccountFieldBase & { name: NonNullable<Refusal['field']> };

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

export function CodeField(props: AccountFieldBase) {
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
