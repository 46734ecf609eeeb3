import { useRecordContext } from 'react-admin';
import { SelectField } from '../../ui/SelectField';
import type { InputProps } from '../input-props';
import { useRole } from '../../data/status';
import { choicesFor, type SelectField as Field } from '../../../schema/kinds/select';

export function SelectInput({ field, source, validate }: InputProps<Field>) {
  const { label, helperText, placeholder = 'Choose…' } = field;
  const stored: unknown = useRecordContext()?.[source];
  const role = useRole();
  return (
    <SelectField
      {...{ source, label, helperText, validate, placeholder }}
      choices={choicesFor(role, field, stored)}
    />
  );
}
