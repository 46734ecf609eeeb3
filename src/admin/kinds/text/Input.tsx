import { LineInput } from '../../inputs/LineInput';
import type { InputProps } from '../../views/form/input-props';
import type { TextField } from './kind';

export function TextFieldInput({ field, source, validate }: InputProps<TextField>) {
  return <LineInput {...{ field, source, validate }} />;
}
