import { Box, Button, Skeleton } from '@mui/material';
import { useState } from 'react';
import { lazyWithRetry } from './lazy-with-retry';
import { CHART_HEIGHT, type Periods } from './periods';
import { PeriodsTable } from './PeriodsTable';

const PeriodsChart = lazyWithRetry(() => import('./PeriodsChart'), PlaceOfChart);

interface Props extends Periods {
  /** What the table has of its own. */
  table?: Pick<Periods, 'label' | 'lines'>;
}

export function ChartOrTable({ table, ...chart }: Props) {
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      {asTable ? <PeriodsTable {...chart} {...table} /> : <PeriodsChart {...chart} />}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button size="small" onClick={() => setAsTable(!asTable)} sx={{ mb: -1 }}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Box>
    </>
  );
}

export function PlaceOfChart() {
  return <Skeleton variant="rounded" height={CHART_HEIGHT} />;
}
