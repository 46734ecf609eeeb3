import { TextField, type TextFieldProps } from '@mui/material';
import type { Refusal } from '../../data/auth-words';

type Props = TextFieldProps & {
  name: NonNullable<Refusal['field']>;
  refusal: Refusal | undefined;
  /** For the first field of a page or dialog that is there for it alone. */
  takesFocus?: boolean;
};

/** A field of a form about an account; says under itself what was refused about it. */
export function AccountField({ refusal, helperText, takesFocus, slotProps, ...props }: Props) {
  const isRefused = refusal?.field === props.name;
  return (
    <TextField
      {...props}
      required
      // eslint-disable-next-line jsx-a11y/no-autofocus -- focus moves to what a page or dialog is for (WAI-ARIA, dialog pattern)
      autoFocus={takesFocus}
      error={isRefused}
      helperText={isRefused ? refusal.message : helperText}
      // Nothing is optional in such a form, so no asterisk says so.
      slotProps={{ ...slotProps, inputLabel: { required: false } }}
    />
  );
}
