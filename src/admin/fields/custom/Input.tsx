import { useInput } from 'react-admin';
import type { InputProps } from '../kind-props';
import type { CustomField } from '../../../schema/kinds/custom';

/** Renders the content type's own input, with validation by the kind. */
export default function CustomInput({ field, source, validate }: InputProps<CustomField>) {
  const Input = field.input;
  useInput({ source, validate });
  if (!Input) throw new Error(`src/admin/resources gives the field "${source}" no input`);
  return (
    <Input
      source={source}
      label={field.label}
      helperText={field.helperText}
      required={field.required !== undefined}
    />
  );
}
