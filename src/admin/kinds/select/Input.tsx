import { SelectField } from '../../inputs/SelectField';
import type { InputProps } from '../../views/form/input-props';
import { choicesOf, type SelectField as Field } from './kind';

export function SelectInput({ field, source, validate }: InputProps<Field>) {
  const { label, helperText, placeholder = 'Choose…' } = field;
  return (
    <SelectField
      {...{ source, label, helperText, validate, placeholder }}
      choices={choicesOf(field)}
    />
  );
}
