import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { allows, type ResourceSchema } from '../../schema/resource-schema';

/** An empty list says why it is empty, and offers the way on. */
export function NoRows({ schema }: { schema: ResourceSchema }) {
  const { filterValues, setFilters, error } = useListContext();
  const { singular, plural } = schema.words;
  const isNarrowed = Object.keys(filterValues).length > 0;
  if (error) return null;
  return (
    <Box role="status" sx={{ px: 3, py: { xs: 5, md: 8 }, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 700, mb: 0.5 }}>
        {isNarrowed ? `No ${plural} found` : `No ${plural} yet`}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {isNarrowed
          ? 'None has what you are looking for.'
          : allows(schema, 'create')
            ? `The first ${singular} will stand here as soon as you have written it.`
            : `The first ${singular} will stand here as soon as it comes in.`}
      </Typography>
      {isNarrowed ? (
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          Clear filters
        </Button>
      ) : (
        allows(schema, 'create') && (
          <Button component={Link} to="create" variant="outlined">
            New {singular}
          </Button>
        )
      )}
    </Box>
  );
}
