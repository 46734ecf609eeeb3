import { Box, Button, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { useGetManyReference, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { contentTypeOf } from '../../../content-types/registry';
import { phrases } from '../../../schema/phrases';
import { allows, sortOf, type ContentType } from '../../../schema/content-type';
import { recordTitle } from '../../../schema/record-title';
import { PlaceholderText } from '../../data/PlaceholderText';
import { RetryAlert } from '../../ui/RetryAlert';

const MOST_SHOWN = 100;

/** Records of other tables that refer to this one, with links to their forms. */
export function RelatedRecords({ schema }: { schema: ContentType }) {
  return schema.related?.map(({ table, by }) => (
    <RelatedTable key={`${table}.${by}`} schema={contentTypeOf(table)} by={by} />
  ));
}

function RelatedTable({ schema, by }: { schema: ContentType; by: string }) {
  const { table } = schema;
  const id = useId();
  const record = useRecordContext();
  const isAmongSeveral = schema.fields[by]?.kind === 'references';
  const target = isAmongSeveral ? `${by}@cs` : by;
  const { data, total, error, refetch } = useGetManyReference(
    table,
    {
      target,
      id: record?.id,
      pagination: { page: 1, perPage: MOST_SHOWN },
      sort: sortOf(schema),
      filter: {},
    },
    { enabled: record?.id !== undefined },
  );
  if (!record) return null;
  const inAddress = (values: object) => encodeURIComponent(JSON.stringify(values));
  const given = inAddress({ [by]: isAmongSeveral ? [record.id] : record.id });
  const more = (total ?? 0) - MOST_SHOWN;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4, maxWidth: '48rem' }}>
      <Typography id={id} component="h2" variant="h6">
        {phrases.plural(schema)}
      </Typography>
      {error && (
        <RetryAlert onRetry={() => void refetch()}>
          {phrases.plural(schema)} could not be loaded.
        </RetryAlert>
      )}
      {total === 0 && <Typography color="text.secondary">None yet.</Typography>}
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {data?.map((related) => (
          <li key={related.id}>
            <Link
              component={RouterLink}
              to={`/admin/${table}/${related.id}`}
              sx={{ display: 'inline-block', py: 0.5, overflowWrap: 'anywhere' }}
            >
              <PlaceholderText text={recordTitle(schema, related) || 'Untitled'} />
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link
              component={RouterLink}
              to={`/admin/${table}?filter=${inAddress({ [target]: record.id })}`}
              sx={{ display: 'inline-block', py: 0.5 }}
            >
              and {more} more
            </Link>
          </li>
        )}
      </Box>
      {allows(schema, 'create') && (
        <Button
          component={RouterLink}
          variant="outlined"
          to={`/admin/${table}/create?given=${given}`}
        >
          {phrases.newOne(schema)}
        </Button>
      )}
    </Box>
  );
}
