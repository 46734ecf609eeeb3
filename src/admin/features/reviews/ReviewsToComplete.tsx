import { Alert, Button } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { TO_COMPLETE } from '../../../content-types/testimonials';
import { phrases } from '../../../schema/phrases';
import type { AdminResource } from '../../crud/resource';

/** Asks for what reviews of earlier days, and those of a file, do not say. */
export default function ReviewsToComplete({ schema }: { schema: AdminResource }) {
  const { total = 0 } = useGetList(schema.table, {
    pagination: { page: 1, perPage: 1 },
    filter: TO_COMPLETE,
    meta: { columns: ['id'] },
  });
  if (total === 0) return null;
  const search = new URLSearchParams({ filter: JSON.stringify(TO_COMPLETE) });
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <Button component={Link} to={{ search: String(search) }} color="inherit">
          Show {total === 1 ? 'it' : 'them'}
        </Button>
      }
    >
      {phrases.countOf(schema, total)} {total === 1 ? 'does' : 'do'} not say how the customer agreed
      to be quoted. Please complete {total === 1 ? 'it' : 'them'}.
    </Alert>
  );
}
