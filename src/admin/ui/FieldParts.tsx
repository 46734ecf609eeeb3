import {
  Box,
  FormControl,
  FormHelperText,
  FormLabel,
  InputLabel,
  type SxProps,
} from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { FieldTitle, ValidationError, type useInput } from 'react-admin';

type Input = Pick<ReturnType<typeof useInput>, 'id' | 'fieldState' | 'isRequired'>;

interface ControlProps {
  label: string;
  source: string;
  helperText?: ReactNode;
  /** The control is described by `${id}-helper-text`. */
  input: Input;
  sx?: SxProps;
  children: ReactNode;
}

/** Label, control and help like MUI's TextField, without its variants and select. */
export function FieldControl({ label, source, helperText, input, sx, children }: ControlProps) {
  const { id, fieldState, isRequired } = input;
  const error = fieldState.error?.message;
  return (
    <FormControl error={fieldState.invalid} sx={sx}>
      <InputLabel htmlFor={id} id={`${id}-label`}>
        <FieldTitle {...{ label, source, isRequired }} />
      </InputLabel>
      {children}
      {(error ?? helperText) && (
        <FormHelperText id={`${id}-helper-text`}>
          {error ? <ValidationError error={error} /> : helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}

interface LabelProps {
  label: string;
  source: string;
  isRequired: boolean;
  error: boolean;
  /** For aria-labelledby. */
  id?: string;
}

/** A label above a large control. */
export function FieldLabel({ id, error, ...name }: LabelProps) {
  return (
    <FormLabel
      component="span"
      id={id}
      error={error}
      sx={{ display: 'block', mb: 0.75, fontSize: '0.875rem', fontWeight: 500 }}
    >
      <FieldTitle {...name} />
    </FormLabel>
  );
}

interface MessagesProps {
  id: string;
  /** react-hook-form's `fieldState.error?.message`. */
  error?: string;
  /** Why an input did not become the value, such as a refused file. */
  refusal?: string;
  helperText?: string;
}

/** Messages of a field, for aria-describedby. */
export function FieldMessages({ id, error, refusal, helperText }: MessagesProps) {
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

interface GroupProps {
  role: 'group' | 'radiogroup';
  label: string;
  helperText?: string;
  source: string;
  input: Input;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Several controls with a common label and messages, which describe each. */
export function ControlGroup(props: GroupProps) {
  const { role, label, helperText, source, input, ref, children } = props;
  const { id, fieldState, isRequired } = input;
  const messages = `${id}-messages`;
  return (
    <Box
      ref={ref}
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={messages}
      sx={{ mt: 2, mb: 2 }}
    >
      <FieldLabel
        id={`${id}-label`}
        {...{ label, source, isRequired }}
        error={fieldState.invalid}
      />
      {children}
      <FieldMessages id={messages} error={fieldState.error?.message} helperText={helperText} />
    </Box>
  );
}
