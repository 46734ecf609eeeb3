import type { RaRecord } from 'react-admin';
import { allows, type ContentType } from '../../../schema/content-type';
import { InlineInput } from './InlineInput';
import { KindCell } from '../../fields/kind-cells';

interface Props {
  schema: ContentType;
  column: string;
  record: RaRecord;
}

/** What a record has in a column of the grid. */
export function ColumnValue({ schema, column, record }: Props) {
  const field = schema.fields[column];
  if (!field) return null;
  const value: unknown = record[column];
  const isInline = schema.list.inlineColumns?.includes(column) && allows(schema, 'update');
  return isInline ? (
    <InlineInput {...{ schema, column, field, record, value }} />
  ) : (
    <KindCell {...{ schema, field, record, value }} />
  );
}
