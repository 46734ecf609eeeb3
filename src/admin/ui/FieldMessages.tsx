import { FormHelperText } from '@mui/material';
import { ValidationError } from 'react-admin';

interface Props {
  id: string;
  /** A validator's message (react-hook-form's `fieldState.error?.message`). */
  error?: string;
  /** What just went wrong with something that did not become the value, such as a refused file. */
  refusal?: string;
  helperText?: string;
}

/** The lines under a field, which the control names in aria-describedby. */
export function FieldMessages({ id, error, refusal, helperText }: Props) {
  return (
    <div id={id}>
      {refusal && (
        <FormHelperText variant="outlined" role="alert" error>
          {refusal}
        </FormHelperText>
      )}
      {error && (
        <FormHelperText variant="outlined" error>
          <ValidationError error={error} />
        </FormHelperText>
      )}
      {helperText && <FormHelperText variant="outlined">{helperText}</FormHelperText>}
    </div>
  );
}
