import { FormHelperText } from '@mui/material';
import { FieldInput } from '../FieldInput';
import { FieldSet } from '../FieldSet';
import type { InputProps } from '../input-props';
import type { FieldOfKind } from '../../../schema/fields';

/** The fields of a group under its label; each has its own rules and messages. */
export function GroupInput({ schema, field, source, mode }: InputProps<FieldOfKind['group']>) {
  return (
    <FieldSet title={field.label}>
      {field.helperText && <FormHelperText>{field.helperText}</FormHelperText>}
      {Object.entries(field.fields).map(([key, member]) => (
        <FieldInput key={key} {...{ schema, mode }} source={`${source}.${key}`} field={member} />
      ))}
    </FieldSet>
  );
}
