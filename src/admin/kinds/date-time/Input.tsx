import { LineInput } from '../../inputs/LineInput';
import type { InputProps } from '../../views/form/input-props';
import type { DateTimeField } from './kind';

export function DateTimeInput({ field, source, validate }: InputProps<DateTimeField>) {
  return (
    <LineInput
      {...{ field, source, validate }}
      type="datetime-local"
      sx={{ maxWidth: '18rem', mr: 2 }}
    />
  );
}
