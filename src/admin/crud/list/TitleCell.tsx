import { Box, Link, Typography } from '@mui/material';
import { useCreatePath, type RaRecord } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { ContentType } from '../../../schema/content-type';
import { recordTitle } from '../../../schema/record-title';
import { ColumnValue } from './ColumnValue';

/** The way into a record, by mouse and by keyboard; on narrow screens with the other columns below it. */
export function TitleCell({ schema, record }: { schema: ContentType; record: RaRecord }) {
  const createPath = useCreatePath();
  const { search } = useLocation();
  const { titleColumn, list, fields, table } = schema;
  const others = list.columns.filter((column) => column !== titleColumn);
  return (
    <>
      <Link
        component={RouterLink}
        to={createPath({ resource: table, type: 'edit', id: record.id })}
        state={{ listSearch: search }}
        sx={{
          display: 'inline-block',
          // Beside many columns it is the one that is read.
          minWidth: { md: '12rem' },
          py: 0.5,
          fontWeight: 700,
          fontSize: '0.9375rem',
          overflowWrap: 'anywhere',
        }}
      >
        {recordTitle(schema, record) || 'Untitled'}
      </Link>
      <Box sx={{ display: { xs: 'grid', md: 'none' }, gap: 0.5, mt: 0.75, justifyItems: 'start' }}>
        {others.map((column) => (
          <div key={column}>
            {fields[column]?.kind === 'dateTime' && (
              <Typography component="span" variant="body2" color="text.secondary">
                {fields[column].label}{' '}
              </Typography>
            )}
            <ColumnValue schema={schema} column={column} record={record} />
          </div>
        ))}
      </Box>
    </>
  );
}
