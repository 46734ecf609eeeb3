import { Chip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { FieldOfKind } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import { choicesFor, type SelectField as Choices } from '../../schema/kinds/select';
import { useRole } from '../data/status';
import { SelectField } from '../ui/SelectField';
import { WRAPPED_CHIP } from './cells';
import type { CellProps, InputProps } from './kind-props';

export function Input({ field, source, validate }: InputProps<Choices>) {
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

export function Cell({ field, value }: CellProps<FieldOfKind['select']>) {
  return <Chip size="small" label={kindOf(field).toText(value, field)} sx={WRAPPED_CHIP} />;
}
