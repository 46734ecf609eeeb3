import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { Panel } from '../../ui/Panel';
import type { Figures } from './visit-figures';

export function PagesTable({ pages }: Pick<Figures, 'pages'>) {
  if (pages.length === 0) return null;
  return (
    <Panel title="Pages on which visits begin">
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Page</TableCell>
              <TableCell align="right">Visits</TableCell>
              <TableCell align="right">Led to an enquiry</TableCell>
            </TableRow>
          </TableHead>
          <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {pages.map(({ path, visits, enquiries }) => (
              <TableRow key={path}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {path || 'Not known'}
                </TableCell>
                <TableCell align="right">{visits}</TableCell>
                <TableCell align="right">{enquiries}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
}
