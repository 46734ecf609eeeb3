import { Button, Typography } from '@mui/material';
import { useChoicesContext, useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { allows, type ContentType } from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
import { SEARCH } from '../../data/postgrest-filter';

/** The way to the first record where there is none to choose; what is typed here stays kept. */
export function FirstRecordOffer({ schema }: { schema: ContentType }) {
  const { total, isPending, filterValues = {} } = useChoicesContext();
  const createPath = useCreatePath();
  if (isPending || total !== 0 || SEARCH in filterValues) return null;
  const { table: resource, startRows } = schema;
  return (
    <Typography component="div" variant="body2" sx={{ mb: 2 }}>
      {phrases.noneYet(schema)}.
      {(startRows || allows(schema, 'create')) && (
        <Button
          component={Link}
          sx={{ px: 1, textAlign: 'start' }}
          to={createPath({ resource, type: startRows ? 'list' : 'create' })}
        >
          {startRows ? phrases.startFrom : phrases.newOne(schema)}
        </Button>
      )}
    </Typography>
  );
}
