import { LineInput } from '../../inputs/LineInput';
import type { InputProps } from '../../views/form/input-props';
import type { DateField } from './kind';

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
