import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LineInput } from '../LineInput';
import type { InputProps } from '../input-props';
import { textOf } from '../../../schema/kind';
import { FormerAddressNotice } from './FormerAddressNotice';
import type { SlugField } from '../../../schema/kinds/slug';

/** The last part of a web address; says what a change does to the links that lead to the old one. */
export function SlugInput({ field, source, validate }: InputProps<SlugField>) {
  const { prefix, keepsFormer, whenMoved } = field;
  const saved: unknown = useRecordContext()?.[source];
  const value: unknown = useWatch({ name: source });
  const isMoving = typeof saved === 'string' && saved !== '' && value !== saved;
  const stillLead = keepsFormer ? 'still lead here' : 'no longer lead here';
  const helperText =
    whenMoved?.(textOf(saved)) ??
    `Links to ${prefix}${saved}, on other sites too, will ${stillLead}.`;
  return (
    <Box sx={{ width: '100%' }}>
      <LineInput
        {...{ source, validate }}
        field={isMoving ? { ...field, helperText } : field}
        startAdornment={prefix}
      />
      {keepsFormer && <FormerAddressNotice address={textOf(value)} prefix={prefix} />}
    </Box>
  );
}
