import { FormHelperText } from '@mui/material';
import { FieldInput } from '../../views/form/FieldInput';
import { FieldSet } from '../../views/form/FieldSet';
import type { InputProps } from '../../views/form/input-props';
import type { GroupField } from './kind';

/** The fields of a group under its label; each has its own rules and messages. */
export function GroupInput({ schema, field, source, mode }: InputProps<GroupField>) {
  return (
    <FieldSet title={field.label}>
      {field.helperText && <FormHelperText>{field.helperText}</FormHelperText>}
      {Object.entries(field.fields).map(([key, member]) => (
        <FieldInput key={key} {...{ schema, mode }} source={`${source}.${key}`} field={member} />
      ))}
    </FieldSet>
  );
}
