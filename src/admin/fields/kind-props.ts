import type { Validator } from 'react-admin';
import type { ContentType } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';

export type FormMode = 'create' | 'edit';

export interface InputProps<Field> {
  schema: ContentType;
  field: Field;
  /** Path in the form: a column, or inside one. */
  source: string;
  mode: FormMode;
  validate: Validator;
}

/** The value is never missing. */
export interface CellProps<Field> {
  schema: ContentType;
  field: Field;
  value: unknown;
  record: FormValues;
  /** Not shortened: outside the grid. */
  full?: boolean;
}
