import { Box, Button, Card, Divider, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { phrases } from '../../../schema/phrases';
import { allows, type ContentType, type FormValues } from '../../../schema/content-type';
import { recordTitle } from '../../../schema/record-title';
import { QuotingText } from '../../fields/QuotingText';
import { dataOf, supabase } from '../../data/supabase-client';

/** The records that the site comes with, as far as nobody has written them anew: a press leads to the form of each. */
export function OriginalRecords({ schema }: { schema: ContentType }) {
  const { table, publicPath, originals } = schema;
  const records = useUnwrittenOriginals(schema);
  if (records.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="originals" sx={{ mt: 4 }}>
      <Typography id="originals" component="h2" variant="h6">
        {phrases.originals(schema)}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {phrases.originalsStand(schema)}
      </Typography>
      <Card>
        {records.map((record, index) => {
          const value = String(record[originals?.column ?? '']);
          const title = recordTitle(schema, record);
          return (
            <Box key={value}>
              {index > 0 && <Divider />}
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  gap: 1,
                  px: 2,
                  py: 1.5,
                }}
              >
                <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 700 }}>
                    <QuotingText text={title} />
                  </Typography>
                  <Typography variant="body2" color="text.secondary">
                    {value}
                  </Typography>
                </Box>
                <Box sx={{ display: 'flex', gap: 1 }}>
                  {publicPath && (
                    <Button href={publicPath(record)} aria-label={`View ${title}`}>
                      View
                    </Button>
                  )}
                  {allows(schema, 'create') && (
                    <Button
                      component={Link}
                      to={`/admin/${table}/create?original=${encodeURIComponent(value)}`}
                      variant="outlined"
                      aria-label={`Edit ${title}`}
                    >
                      Edit
                    </Button>
                  )}
                </Box>
              </Box>
            </Box>
          );
        })}
      </Card>
    </Box>
  );
}

/** Those that nobody has written anew; none until the server has said so. */
function useUnwrittenOriginals({ table, originals }: ContentType): readonly FormValues[] {
  const { data = [] } = useQuery({
    // Among react-admin's own lists of the table, which it asks for anew after every change.
    queryKey: [table, 'getList', 'originals'],
    queryFn: async () => {
      if (!originals) return [];
      const { column, values, row } = originals;
      const rows = dataOf(await supabase.from(table).select(column).in(column, values));
      const written = (rows as unknown as FormValues[]).map((one) => one[column]);
      const unwritten = values.filter((value) => !written.includes(value));
      return (await Promise.all(unwritten.map(row))).filter((one) => one !== undefined);
    },
  });
  return data;
}
