import { LineInput } from '../LineInput';
import type { InputProps } from '../input-props';
import type { EmailField } from '../../../schema/kinds/email';

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
