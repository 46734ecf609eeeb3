import { LineInput } from '../../inputs/LineInput';
import type { InputProps } from '../../views/form/input-props';
import type { MultilineField } from './kind';

export function MultilineInput({ field, source, validate }: InputProps<MultilineField>) {
  return <LineInput {...{ field, source, validate }} multiline minRows={3} />;
}
