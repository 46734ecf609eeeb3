import { LineInput } from '../../inputs/LineInput';
import type { InputProps } from '../../views/form/input-props';
import type { PhoneField } from './kind';

export function PhoneInput({ field, source, validate }: InputProps<PhoneField>) {
  return <LineInput {...{ field, source, validate }} type="tel" autoComplete="off" />;
}
