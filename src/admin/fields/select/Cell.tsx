import { Chip } from '@mui/material';
import { kindOf } from '../../../schema/kinds';
import type { CellProps } from '../cell-props';
import type { SelectField } from '../../../schema/kinds/select';

/** A long choice takes several lines; it would push what stands beside it off a phone's screen. */
const WRAPPED = { height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } };

export function SelectCell({ field, value }: CellProps<SelectField>) {
  return <Chip size="small" label={kindOf(field).toText(value, field)} sx={WRAPPED} />;
}
