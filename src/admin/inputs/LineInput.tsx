import type { TextInputProps } from 'react-admin';
import type { CommonField } from '../schema/kind';
import type { InputProps } from '../views/form/input-props';
import { LimitedTextInput } from './LimitedTextInput';

type Looks = Pick<
  TextInputProps,
  'type' | 'multiline' | 'minRows' | 'format' | 'parse' | 'slotProps' | 'autoComplete' | 'sx'
>;

interface LineField extends CommonField {
  maxLength?: number;
}

interface Props extends Looks, Pick<InputProps<LineField>, 'field' | 'source' | 'validate'> {}

/** A text input with the label, the help, the limit and the rules of its field. */
export function LineInput({ field, source, validate, ...looks }: Props) {
  const { label, helperText, maxLength } = field;
  return <LimitedTextInput {...{ source, label, helperText, maxLength, validate }} {...looks} />;
}
