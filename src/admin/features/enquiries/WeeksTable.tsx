import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { formatDay } from '../../../shared/time/day';
import type { YearOfFigures } from './year-of-figures';

/** The chart's figures and outcomes by week, newest first. */
export function WeeksTable({ year: { weeks, services } }: { year: YearOfFigures }) {
  const lines = weeks.map((week, index) => ({
    ...week,
    counts: services.map(({ service, received }) => ({ service, count: received[index] })),
  }));
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Enquiries week by week"
      sx={{ maxHeight: 320, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" stickyHeader sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell>Week of</TableCell>
            <TableCell align="right">Enquiries</TableCell>
            <TableCell align="right">Became jobs</TableCell>
            <TableCell align="right">Answered in 24 hours</TableCell>
            <TableCell align="right">Later or not yet</TableCell>
            {services.map(({ service }) => (
              <TableCell key={service} align="right">
                {service}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {lines.toReversed().map(({ week, received, won, in_time, late, counts }) => (
            <TableRow key={week}>
              <TableCell component="th" scope="row">
                {formatDay(week)}
              </TableCell>
              {[received, won, in_time, late].map((count, index) => (
                <TableCell key={index} align="right">
                  {count}
                </TableCell>
              ))}
              {counts.map(({ service, count }) => (
                <TableCell key={service} align="right">
                  {count}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
