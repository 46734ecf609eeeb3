import { Box, useColorScheme, useMediaQuery, type Theme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { memoize } from '../../../shared/memoize';
import { formatDay } from '../../../shared/time/day';
import type { YearOfFigures } from './year-of-figures';

/** Distinguishable in both schemes, the darkest for the most requested. */
const COLOURS = {
  light: ['#0a5d66', '#e0a021', '#d65f45', '#4c8b57', '#12344d', '#a9733f', '#8aa0ab'],
  dark: ['#6fc7cd', '#f3b73e', '#ff9d8a', '#8fd19a', '#dfeef0', '#c9a27c', '#8fa6b3'],
};

const monthFormat = memoize(
  () => new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }),
);

/** Enquiries by week and service, stacked. */
export default function WeeksChart({ year, height }: { year: YearOfFigures; height: number }) {
  const { colorScheme = 'light' } = useColorScheme();
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('sm'));
  const weeks = year.weeks.map(({ week }) => week);
  const beginsMonth = (week: string, index: number) =>
    index > 0 && week.slice(0, 7) !== weeks[index - 1]?.slice(0, 7);
  const months = weeks.filter(beginsMonth);
  return (
    <Box
      role="img"
      aria-label="Enquiries of each week, by service. The same figures can be shown as a table."
    >
      <BarChart
        height={height}
        margin={{ top: 16, right: 4, bottom: 0, left: 0 }}
        series={year.services.map(({ service, received }, index) => ({
          data: received,
          label: service,
          stack: 'all',
          color: COLOURS[colorScheme][index],
          valueFormatter: (count) => (count ? String(count) : null),
        }))}
        xAxis={[
          {
            scaleType: 'band',
            data: weeks,
            categoryGapRatio: 0.25,
            tickInterval: (week: string) => months.includes(week),
            tickLabelInterval: (week: string) =>
              months.includes(week) && (isWide || months.indexOf(week) % 3 === 0),
            valueFormatter: (week: string, { location }) =>
              location === 'tick'
                ? monthFormat().format(new Date(week))
                : `Week of ${formatDay(week)}`,
            disableLine: true,
          },
        ]}
        yAxis={[{ width: 28, tickMinStep: 1, disableLine: true, disableTicks: true }]}
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
