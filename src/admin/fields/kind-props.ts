import type { Validator } from 'react-admin';
import type { ContentType } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';

/** What a form is for: a new record, or one that exists. */
export type FormMode = 'create' | 'edit';

/** What the input of a kind is given. */
export interface InputProps<Field> {
  schema: ContentType;
  field: Field;
  /** The name of the value in the form: a column, or a path inside one. */
  source: string;
  mode: FormMode;
  validate: Validator;
}

/** What the cell of a kind is given; never a value that is missing. */
export interface CellProps<Field> {
  schema: ContentType;
  field: Field;
  value: unknown;
  record: FormValues;
  /** Outside the grid, where there is room for all of it. */
  full?: boolean;
}
