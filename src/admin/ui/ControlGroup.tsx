import { Box } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import type { useInput } from 'react-admin';
import { FieldLabel } from './FieldLabel';
import { FieldMessages } from './FieldMessages';

interface Props {
  role: 'group' | 'radiogroup';
  label: string;
  helperText?: string;
  source: string;
  input: Pick<ReturnType<typeof useInput>, 'id' | 'fieldState' | 'isRequired'>;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A field that is made of several controls: its name above them and its messages below, which are said with each. */
export function ControlGroup({ role, label, helperText, source, input, ref, children }: Props) {
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
