import type { FormValues } from '../../schema/kind';
import type { ContentType } from '../../schema/content-type';

/** What the cell of a kind is given; never a value that is missing. */
export interface CellProps<Field> {
  schema: ContentType;
  field: Field;
  value: unknown;
  record: FormValues;
  /** Outside the grid, where there is room for all of it. */
  full?: boolean;
}
