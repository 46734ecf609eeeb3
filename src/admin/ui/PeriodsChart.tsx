import { Box, useColorScheme, useMediaQuery, type Theme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { memoize } from '../../shared/memoize';
import { CHART_HEIGHT, type Periods } from './periods';

/** Distinguishable in both schemes, the darkest for the most requested. */
const COLOURS = {
  light: ['#0a5d66', '#e0a021', '#d65f45', '#4c8b57', '#12344d', '#a9733f', '#8aa0ab'],
  dark: ['#6fc7cd', '#f3b73e', '#ff9d8a', '#8fd19a', '#dfeef0', '#c9a27c', '#8fa6b3'],
};

const monthFormat = memoize(
  () => new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }),
);

export default function PeriodsChart({ label, periods, lines, words }: Periods) {
  const { colorScheme = 'light' } = useColorScheme();
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('sm'));
  const beginsMonth = (period: string, index: number) =>
    index > 0 && period.slice(0, 7) !== periods[index - 1]?.slice(0, 7);
  const months = periods.filter(beginsMonth);
  return (
    <Box role="img" aria-label={`${label}. The same figures can be shown as a table.`}>
      <BarChart
        height={CHART_HEIGHT}
        margin={{ top: 16, right: 4, bottom: 0, left: 0 }}
        series={lines.map((line, index) => ({
          data: [...line.counts],
          label: line.label,
          stack: 'all',
          color: COLOURS[colorScheme][index],
          valueFormatter: (count) => (count ? String(count) : null),
        }))}
        xAxis={[
          {
            scaleType: 'band',
            data: periods,
            categoryGapRatio: 0.25,
            tickInterval: (period: string) => months.includes(period),
            tickLabelInterval: (period: string) =>
              months.includes(period) && (isWide || months.indexOf(period) % 3 === 0),
            valueFormatter: (period: string, { location }) =>
              location === 'tick' ? monthFormat().format(new Date(period)) : words(period),
            disableLine: true,
          },
        ]}
        yAxis={[{ width: 48, tickMinStep: 1, disableLine: true, disableTicks: true }]}
        grid={{ horizontal: true }}
        slotProps={{
          legend: {
            position: { vertical: 'bottom', horizontal: 'start' },
            sx: { fontSize: '0.8125rem', columnGap: 2, rowGap: 0.5 },
          },
        }}
      />
    </Box>
  );
}
