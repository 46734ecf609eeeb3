import { Box } from '@mui/material';
import type { CellProps } from './kind-props';
import type { Field } from '../../schema/fields';
import { plain } from '../../schema/kind';

export { SlugInput as Input } from './slug/Input';

/** Text, not a link: a row links to its form alone. Wide enough for words. */
export function Cell({ value }: CellProps<Field>) {
  return (
    <Box sx={{ minWidth: { md: '7rem' }, overflowWrap: 'anywhere' }}>{plain.toText(value)}</Box>
  );
}
