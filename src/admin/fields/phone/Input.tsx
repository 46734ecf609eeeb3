import { LineInput } from '../LineInput';
import type { InputProps } from '../input-props';
import type { PhoneField } from '../../../schema/kinds/phone';

export function PhoneInput({ field, source, validate }: InputProps<PhoneField>) {
  return <LineInput {...{ field, source, validate }} type="tel" autoComplete="off" />;
}
