import { TextInput, useRecordContext, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';

interface Props {
  source: string;
  label: string;
  helperText?: string;
  validate: Validator;
  prefix: string;
}

/** The last part of a web address; says what a change does to the links that lead to the old one. */
export function SlugInput({ prefix, helperText, ...props }: Props) {
  const saved: unknown = useRecordContext()?.[props.source];
  const value: unknown = useWatch({ name: props.source });
  const isMoving = typeof saved === 'string' && saved !== '' && value !== saved;
  return (
    <TextInput
      {...props}
      helperText={
        isMoving
          ? `Links to ${prefix}${saved}, on other sites too, will no longer lead here.`
          : (helperText ?? false)
      }
      slotProps={{ input: { startAdornment: prefix } }}
    />
  );
}
