import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { Periods } from './periods';

/** Newest first. */
export function PeriodsTable({ label, periods, lines, words }: Periods) {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{ maxHeight: 320, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" stickyHeader sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell>Period</TableCell>
            {lines.map((line) => (
              <TableCell key={line.label} align="right">
                {line.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {periods
            .map((period, index) => (
              <TableRow key={period}>
                <TableCell component="th" scope="row">
                  {words(period)}
                </TableCell>
                {lines.map((line) => (
                  <TableCell key={line.label} align="right">
                    {line.counts[index]}
                  </TableCell>
                ))}
              </TableRow>
            ))
            .toReversed()}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
