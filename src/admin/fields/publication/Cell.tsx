import { Box, Chip } from '@mui/material';
import type { CellProps } from '../cell-props';
import { formatLondonTime } from '../../../shared/time/london-time';
import { publicationState, type PublicationField } from '../../../schema/kinds/publication';

const LOOKS = {
  draft: { label: 'Draft' },
  scheduled: { label: 'Scheduled', color: 'warning' },
  published: { label: 'Published', color: 'success', variant: 'outlined' },
} as const;

/** Where a record is in its life, and since or until when. */
export function PublicationCell({ value, full }: CellProps<PublicationField>) {
  const state = publicationState(value);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Chip size="small" {...LOOKS[state]} />
      {(full || state === 'scheduled') && value !== null && (
        <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {formatLondonTime(String(value))}
        </Box>
      )}
    </Box>
  );
}
