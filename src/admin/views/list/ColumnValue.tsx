import { Box, Chip, Link } from '@mui/material';
import type { RaRecord } from 'react-admin';
import type { ResourceSchema } from '../../schema/resource-schema';
import { ThumbnailCell } from './ThumbnailCell';

interface Props {
  schema: ResourceSchema;
  column: string;
  record: RaRecord;
}

/** The one table that says how the grid shows a kind of field. */
export function ColumnValue({ schema, column, record }: Props) {
  const field = schema.fields[column];
  const value: unknown = record[column];
  if (field?.kind === 'image') {
    return <ThumbnailCell url={value === field.emptyValue ? undefined : String(value)} />;
  }
  if (value === null || value === undefined || value === '') return null;
  switch (field?.kind) {
    case 'slug':
      return (
        <Link
          href={schema.publicPath?.(record)}
          sx={{ display: 'inline-block', py: 0.5, overflowWrap: 'anywhere' }}
        >
          {String(value)}
        </Link>
      );
    case 'select':
      return <Chip size="small" label={String(value)} />;
    case 'boolean':
      return <>{value ? 'Yes' : 'No'}</>;
    case 'displayDate':
      return <Box sx={{ whiteSpace: 'nowrap' }}>{String(value)}</Box>;
    default:
      return <>{String(value)}</>;
  }
}
