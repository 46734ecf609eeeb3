import { LineInput } from '../LineInput';
import type { InputProps } from '../input-props';
import type { NumberField } from '../../../schema/kinds/number';

export function NumberInput({ field, source, validate }: InputProps<NumberField>) {
  return (
    <LineInput
      {...{ field, source, validate }}
      autoComplete="off"
      inputProps={{ inputMode: 'decimal' }}
      sx={{ maxWidth: '14rem', mr: 2 }}
    />
  );
}
