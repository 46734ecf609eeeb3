import { Box } from '@mui/material';
import type { Field } from '../../schema/fields';
import { TextCell } from './cells';
import type { CellProps } from './kind-props';
import { line, SEVERAL_LINES } from './LineInput';

export const Input = line(SEVERAL_LINES);

/** A long word, such as a link in a message, would push the other columns off the grid. */
export function Cell(props: CellProps<Field>) {
  return (
    <Box sx={{ minWidth: '12rem', overflowWrap: 'anywhere' }}>
      <TextCell {...props} />
    </Box>
  );
}
