import { Box } from '@mui/material';
import type { Field } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import type { CellProps } from './cell-props';

/** Numbers and days: on one line, digits under digits. */
export function FigureCell({ field, value }: CellProps<Field>) {
  return (
    <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {kindOf(field).toText(value, field)}
    </Box>
  );
}
