import { InputAdornment } from '@mui/material';
import { LineInput } from '../LineInput';
import type { InputProps } from '../input-props';
import type { MoneyField } from '../../../schema/kinds/money';

export function MoneyInput({ field, source, validate }: InputProps<MoneyField>) {
  return (
    <LineInput
      {...{ field, source, validate }}
      autoComplete="off"
      inputProps={{ inputMode: 'decimal' }}
      startAdornment={<InputAdornment position="start">£</InputAdornment>}
      sx={{ maxWidth: '14rem', mr: 2 }}
    />
  );
}
