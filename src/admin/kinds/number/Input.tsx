import { LineInput } from '../../inputs/LineInput';
import type { InputProps } from '../../views/form/input-props';
import type { NumberField } from './kind';

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
