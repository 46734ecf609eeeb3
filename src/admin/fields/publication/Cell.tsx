import { Box, Chip } from '@mui/material';
import type { CellProps } from '../kind-props';
import { formatLondonTime } from '../../../shared/time/london-time';
import { publicationState, READY, type PublicationField } from '../../../schema/kinds/publication';

const LOOKS = {
  draft: { label: 'Draft' },
  scheduled: { label: 'Scheduled', color: 'warning' },
  ready: { label: READY, color: 'primary' },
  published: { label: 'Published', color: 'success', variant: 'outlined' },
} as const;

/** Where a record is in its life, and since or until when. */
export default function PublicationCell({
  field,
  record,
  value,
  full,
}: CellProps<PublicationField>) {
  const state = publicationState(value);
  const isReady = state === 'draft' && Boolean(field.review && record[field.review]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Chip size="small" {...LOOKS[isReady ? 'ready' : state]} />
      {(full || state === 'scheduled') && value !== null && (
        <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {formatLondonTime(String(value))}
        </Box>
      )}
    </Box>
  );
}
