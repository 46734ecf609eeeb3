import { BooleanInput } from 'react-admin';
import type { InputProps } from '../kind-props';
import type { BooleanField } from '../../../schema/kinds/boolean';

export default function SwitchInput({ field, source, validate }: InputProps<BooleanField>) {
  return (
    <BooleanInput
      source={source}
      label={field.label}
      helperText={field.helperText ?? false}
      validate={validate}
    />
  );
}
