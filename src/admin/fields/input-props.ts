import type { Validator } from 'react-admin';
import type { ResourceSchema } from '../../schema/resource-schema';
import type { FormMode } from './form-mode';

/** What the input of a kind is given. */
export interface InputProps<Field> {
  schema: ResourceSchema;
  field: Field;
  /** The name of the value in the form: a column, or a path inside one. */
  source: string;
  mode: FormMode;
  validate: Validator;
}
