import { Box } from '@mui/material';
import type { FieldOfKind } from '../../../schema/fields';
import { Cell } from '../../fields/image';

interface Props {
  field: FieldOfKind['image'];
  before: unknown;
  after: unknown;
}

/** A picture before and after: its address tells nobody anything. */
export function ChangedPicture({ field, before, after }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {Object.entries({ Before: before, After: after }).map(([when, value]) => (
        <Box key={when}>
          {when}
          <Cell field={field} value={value} />
        </Box>
      ))}
    </Box>
  );
}
