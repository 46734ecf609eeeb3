import type { Field } from '../../schema/fields';
import type { MemberFields } from '../../schema/kind';
import { FieldInput } from './FieldInput';
import type { InputProps } from './kind-props';

interface Props extends Pick<InputProps<never>, 'schema' | 'mode'> {
  fields: MemberFields;
  /** Of the group, item or section that they are members of. */
  path: string;
}

/** The inputs of the fields inside a column. */
export function MemberInputs({ schema, mode, fields, path }: Props) {
  return Object.entries(fields).map(([key, field]) => (
    <FieldInput key={key} {...{ schema, mode }} source={`${path}.${key}`} field={field as Field} />
  ));
}
