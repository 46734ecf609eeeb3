import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { phrases } from '../../../schema/phrases';
import { allows, type ContentType } from '../../../schema/content-type';

/** Why the list is empty, with the next action. */
export function EmptyList({ schema }: { schema: ContentType }) {
  const { filterValues, setFilters, error } = useListContext();
  const isNarrowed = Object.keys(filterValues).length > 0;
  if (error) return null;
  return (
    <Box role="status" sx={{ px: 3, py: { xs: 5, md: 8 }, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 700, mb: 0.5 }}>
        {isNarrowed ? phrases.noneFound(schema) : phrases.noneYet(schema)}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {isNarrowed
          ? 'None has what you are looking for.'
          : allows(schema, 'create')
            ? phrases.firstWritten(schema)
            : phrases.firstReceived(schema)}
      </Typography>
      {isNarrowed ? (
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          Clear filters
        </Button>
      ) : (
        allows(schema, 'create') && (
          <Button component={Link} to="create" variant="outlined">
            {phrases.newOne(schema)}
          </Button>
        )
      )}
    </Box>
  );
}
