import { LineInput } from '../LineInput';
import type { InputProps } from '../input-props';
import type { DateField } from '../../../schema/kinds/date';

export function DateInput({ field, source, validate }: InputProps<DateField>) {
  const { min, max } = field;
  return (
    <LineInput
      {...{ field, source, validate }}
      type="date"
      inputProps={{ min, max }}
      sx={{ maxWidth: '14rem', mr: 2 }}
    />
  );
}
