import { LineInput } from '../../inputs/LineInput';
import type { InputProps } from '../../views/form/input-props';
import type { IntegerField } from './kind';

export function IntegerInput({ field, source, validate }: InputProps<IntegerField>) {
  return (
    <LineInput
      {...{ field, source, validate }}
      autoComplete="off"
      inputProps={{ inputMode: 'numeric' }}
      sx={{ maxWidth: '14rem', mr: 2 }}
    />
  );
}
