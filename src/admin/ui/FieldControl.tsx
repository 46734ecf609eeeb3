import { FormControl, FormHelperText, InputLabel, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import { FieldTitle, ValidationError } from 'react-admin';

interface Props {
  /** Of the control, which is described by `${id}-helper-text` where there is something to say. */
  id: string;
  label: string;
  source: string;
  isRequired: boolean;
  isInvalid: boolean;
  error?: string;
  helperText?: ReactNode;
  sx?: SxProps;
  /** The control. */
  children: ReactNode;
}

/** Label, control and help as MUI's TextField stacks them, which would bring every variant and its own select. */
export function FieldControl(props: Props) {
  const { id, label, source, isRequired, isInvalid, error, helperText, sx, children } = props;
  return (
    <FormControl error={isInvalid} sx={sx}>
      <InputLabel htmlFor={id} id={`${id}-label`}>
        <FieldTitle label={label} source={source} isRequired={isRequired} />
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
