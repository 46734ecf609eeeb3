import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatLondonTime } from '../../shared/time/london-time';

interface DayListItem {
  id: string | number;
  /** As the database writes times. */
  at: string;
  children: ReactNode;
}

/** What happens at a time of London's clock, under a heading for each day; the items come in order. */
export function DayList({ items }: { items: readonly DayListItem[] }) {
  return byDay(items).map(([day, ofDay]) => (
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
        {ofDay.map(({ id, at, children }) => (
          <Box
            component="li"
            key={id}
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
              dateTime={at}
              variant="body2"
              color="text.secondary"
              sx={{ fontVariantNumeric: 'tabular-nums', lineHeight: '1.5rem' }}
            >
              {formatLondonTime(at).split(', ')[1]}
            </Typography>
            {children}
          </Box>
        ))}
      </Box>
    </Box>
  ));
}

function byDay(items: readonly DayListItem[]): [day: string, items: DayListItem[]][] {
  const days = new Map<string, DayListItem[]>();
  for (const item of items) {
    const [day = ''] = formatLondonTime(item.at).split(', ');
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}
