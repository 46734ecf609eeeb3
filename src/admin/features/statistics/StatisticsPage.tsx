import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeading } from '../../crud/PageHeading';
import { PAGE_HEADINGS } from '../../crud/page-headings';
import { downloadTable } from '../../crud/list/download-table';
import { QueryStatus } from '../../data/QueryStatus';
import { errorMessage } from '../../data/server-refusal';
import { ChartOrTable, PlaceOfChart } from '../../ui/ChartOrTable';
import { Panel } from '../../ui/Panel';
import { figuresQuery, sumOldVisits, type Unit, type Figures } from './visit-figures';
import { PagesTable } from './PagesTable';
import { summaryOf, type Summary } from './summary';
import { EVENTS } from '../../../shared/visit-events';

const DELIVERS = import.meta.env.VITE_ENQUIRIES === 'on';

/** What the site brings, from counters alone. */
export default function StatisticsPage() {
  const [unit, setUnit] = useState<Unit>('week');
  const query = useQuery(figuresQuery(unit));
  const { data: figures, error, refetch } = query;
  const summing = useMutation({ mutationFn: sumOldVisits, onSettled: () => refetch() });
  const summary = figures && summaryOf(figures, unit, DELIVERS);
  return (
    <>
      <PageHeading title={PAGE_HEADINGS['/admin/numbers']}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {(['week', 'month'] as const).map((one) => (
            <Button
              key={one}
              aria-pressed={unit === one}
              variant={unit === one ? 'contained' : 'outlined'}
              onClick={() => setUnit(one)}
            >
              By {one}
            </Button>
          ))}
          <Button
            variant="outlined"
            disabled={!summary}
            onClick={() =>
              summary && downloadTable(`numbers-by-${unit}`, csvRows(figures, summary))
            }
          >
            Export CSV
          </Button>
        </Box>
      </PageHeading>
      <Stack spacing={3}>
        {error && <QueryStatus query={query} what="The numbers" />}
        {figures?.waiting && (
          <Alert
            severity="info"
            action={
              <Button color="inherit" disabled={summing.isPending} onClick={() => summing.mutate()}>
                Sum by month
              </Button>
            }
          >
            {summing.error
              ? `Nothing was summed: ${errorMessage(summing.error)}`
              : 'Days older than 13 months are due to be kept by month alone.'}
          </Alert>
        )}
        {summary && figures ? (
          <>
            <SixNumbers summary={summary} />
            <Panel title="Visits over time">
              <ChartOrTable {...summary} />
            </Panel>
            <PagesTable pages={figures.pages} />
          </>
        ) : (
          !error && <PlaceOfChart />
        )}
      </Stack>
    </>
  );
}

function SixNumbers({ summary }: { summary: Summary }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
      {summary.numbers.map(({ title, sentence, meaning }) => (
        <Panel key={title} title={title}>
          <Typography sx={{ fontSize: '1.125rem', mb: 1, overflowWrap: 'anywhere' }}>
            {sentence}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {meaning}
          </Typography>
        </Panel>
      ))}
    </Box>
  );
}

/** All that the page says, a line a count. */
function csvRows(figures: Figures, { words }: Summary): Record<string, unknown>[] {
  return [
    ...figures.periods.map(({ period, event, source, n }) => ({
      ...{ Number: EVENTS[event], Of: source, Period: words(period), Count: n },
    })),
    ...figures.pages.flatMap(({ path, visits, enquiries }) => [
      { Number: 'Visits that began on a page', Of: path, Count: visits },
      { Number: 'Enquiries that began on a page', Of: path, Count: enquiries },
    ]),
    ...figures.outside.map(({ outward_code, n }) => ({
      ...{ Number: EVENTS.outside, Of: outward_code, Count: n },
    })),
  ];
}
