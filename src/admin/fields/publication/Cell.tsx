import { Box, Chip } from '@mui/material';
import type { CellProps } from '../kind-props';
import { formatShortDay } from '../../../shared/time/day';
import { formatLondonTime } from '../../../shared/time/london-time';
import { type DraftState, useDraftState } from '../../data/draft';
import { endColumn } from '../../../schema/content-type';
import { lastDayBefore } from '../../../schema/kinds/last-day';
import { publicationState, READY, type PublicationField } from '../../../schema/kinds/publication';

const LOOKS = {
  draft: { label: 'Draft' },
  scheduled: { label: 'Scheduled', color: 'warning' },
  ready: { label: READY, color: 'primary' },
  published: { label: 'Published', color: 'success', variant: 'outlined' },
  ended: { label: 'Ended' },
} as const;

/** Publication status with its dates. */
export default function PublicationCell({
  schema,
  field,
  record,
  value,
  full,
}: CellProps<PublicationField>) {
  const end: unknown = record[endColumn(schema) ?? ''];
  const state = publicationState(value, end);
  const isReady = state === 'draft' && Boolean(field.review && record[field.review]);
  const day = lastDayBefore(end);
  const last = day && formatShortDay(day);
  const times = [
    value !== null &&
      (state === 'scheduled' || (full && state === 'published')) &&
      formatLondonTime(String(value)),
    last && state !== 'draft' && (state === 'ended' ? last : `until ${last}`),
  ].filter(Boolean);
  const draft = useDraftState(schema, record);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Chip size="small" {...LOOKS[isReady ? 'ready' : state]} />
      {times.length > 0 && (
        <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {times.join(', ')}
        </Box>
      )}
      {draft && !full && <Chip size="small" {...looksOf(draft)} />}
    </Box>
  );
}

/** Of the changes beside what visitors read. */
function looksOf({ publish_at, review_requested_at, failed_at }: DraftState) {
  if (publish_at)
    return { label: `Changes on ${formatLondonTime(publish_at)}`, color: 'warning' } as const;
  if (failed_at) return { label: 'Changes not published', color: 'error' } as const;
  if (review_requested_at) return { label: 'Changes ready for review', color: 'primary' } as const;
  return { label: 'Changes in a draft' };
}
