import type { RaRecord } from 'react-admin';
import type { ResourceSchema } from '../../schema/resource-schema';
import { KindCell } from './KindCell';

interface Props {
  schema: ResourceSchema;
  column: string;
  record: RaRecord;
}

/** What a record has in a column of the grid. */
export function ColumnValue({ schema, column, record }: Props) {
  const field = schema.fields[column];
  return field ? <KindCell {...{ schema, field, record }} value={record[column]} /> : null;
}
