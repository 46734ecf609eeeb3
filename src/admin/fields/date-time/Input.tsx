import { LineInput } from '../LineInput';
import type { InputProps } from '../input-props';
import type { DateTimeField } from '../../../schema/kinds/date-time';

export function DateTimeInput({ field, source, validate }: InputProps<DateTimeField>) {
  return (
    <LineInput
      {...{ field, source, validate }}
      type="datetime-local"
      sx={{ maxWidth: '18rem', mr: 2 }}
    />
  );
}
