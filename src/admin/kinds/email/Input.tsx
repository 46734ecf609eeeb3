import { LineInput } from '../../inputs/LineInput';
import type { InputProps } from '../../views/form/input-props';
import type { EmailField } from './kind';

/** Not the browser's own check of addresses: its words are not ours. The keyboard of a phone is. */
export function EmailInput({ field, source, validate }: InputProps<EmailField>) {
  return (
    <LineInput
      {...{ field, source, validate }}
      autoComplete="off"
      inputProps={{ inputMode: 'email' }}
    />
  );
}
