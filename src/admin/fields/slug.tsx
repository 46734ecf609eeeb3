import { Box } from '@mui/material';
import type { CellProps } from './kind-props';
import type { Field } from '../../schema/fields';
import { plain } from '../../schema/kind';

export { SlugInput as Input } from './slug/Input';

/** As text: a row leads to its form alone, which leads on to its page. A few words in a line, not a few letters. */
export function Cell({ value }: CellProps<Field>) {
  return (
    <Box sx={{ minWidth: { md: '7rem' }, overflowWrap: 'anywhere' }}>{plain.toText(value)}</Box>
  );
}
