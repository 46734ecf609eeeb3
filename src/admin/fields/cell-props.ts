import type { FormValues } from '../../schema/kind';
import type { ResourceSchema } from '../../schema/resource-schema';

/** What the cell of a kind is given; never a value that is missing. */
export interface CellProps<Field> {
  schema: ResourceSchema;
  field: Field;
  value: unknown;
  record: FormValues;
  /** Outside the grid, where there is room for all of it. */
  full?: boolean;
}
