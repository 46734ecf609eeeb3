import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LineInput } from '../../inputs/LineInput';
import type { InputProps } from '../../views/form/input-props';
import type { SlugField } from './kind';

/** The last part of a web address; says what a change does to the links that lead to the old one. */
export function SlugInput({ field, source, validate }: InputProps<SlugField>) {
  const { prefix } = field;
  const saved: unknown = useRecordContext()?.[source];
  const value: unknown = useWatch({ name: source });
  const isMoving = typeof saved === 'string' && saved !== '' && value !== saved;
  const helperText = `Links to ${prefix}${saved}, on other sites too, will no longer lead here.`;
  return (
    <LineInput
      {...{ source, validate }}
      field={isMoving ? { ...field, helperText } : field}
      slotProps={{ input: { startAdornment: prefix } }}
    />
  );
}
