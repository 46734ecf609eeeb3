import { SelectField } from '../../ui/SelectField';
import type { InputProps } from '../input-props';
import { choicesOf, type SelectField as Field } from '../../../schema/kinds/select';

export function SelectInput({ field, source, validate }: InputProps<Field>) {
  const { label, helperText, placeholder = 'Choose…' } = field;
  return (
    <SelectField
      {...{ source, label, helperText, validate, placeholder }}
      choices={choicesOf(field)}
    />
  );
}
