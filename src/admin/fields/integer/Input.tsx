import { LineInput } from '../LineInput';
import type { InputProps } from '../input-props';
import type { IntegerField } from '../../../schema/kinds/integer';

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
