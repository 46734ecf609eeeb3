import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatLondonTime } from '../../../shared/time/london-time';
import type { Entry } from './activity';
import { wordsOf } from './activity-words';

/** What was done, day by day. */
export function ActivityDays({ entries }: { entries: readonly Entry[] }) {
  return byDay(entries).map(([day, ofDay]) => (
    <Box component="section" key={day} aria-label={day} sx={{ px: 2, pb: 2 }}>
      <Typography
        component="h2"
        variant="body2"
        color="text.secondary"
        sx={{ fontWeight: 700, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {day}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ofDay.map((entry) => (
          <Box
            component="li"
            key={entry.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '4rem 1fr' },
              columnGap: 2,
              py: 1.25,
              borderBottom: 1,
              borderColor: 'divider',
              overflowWrap: 'anywhere',
            }}
          >
            <Typography
              component="time"
              dateTime={entry.at}
              variant="body2"
              color="text.secondary"
              sx={{ fontVariantNumeric: 'tabular-nums', lineHeight: '1.5rem' }}
            >
              {formatLondonTime(entry.at).split(', ')[1]}
            </Typography>
            <Sentence entry={entry} />
          </Box>
        ))}
      </Box>
    </Box>
  ));
}

/** They come in the order of time. */
function byDay(entries: readonly Entry[]): [day: string, entries: Entry[]][] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [day = ''] = formatLondonTime(entry.at).split(', ');
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

function Sentence({ entry }: { entry: Entry }) {
  const { verb, object, to } = wordsOf(entry);
  return (
    <Typography>
      <strong>{entry.who ?? 'Somebody with the project’s keys'}</strong> {verb}{' '}
      {to ? (
        <Link component={RouterLink} to={to}>
          {object}
        </Link>
      ) : (
        object
      )}
    </Typography>
  );
}
