import { LineInput } from '../LineInput';
import type { InputProps } from '../input-props';
import type { TextField } from '../../../schema/kinds/text';

export function TextFieldInput({ field, source, validate }: InputProps<TextField>) {
  return <LineInput {...{ field, source, validate }} />;
}
