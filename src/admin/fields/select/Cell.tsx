import { Chip } from '@mui/material';
import type { FieldOfKind } from '../../../schema/fields';
import { kindOf } from '../../../schema/kinds';
import type { CellProps } from '../kind-props';

/** Wraps a long label, which would overflow a phone's screen. */
export const WRAPPED_CHIP = {
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { whiteSpace: 'normal' },
};

export default function SelectCell({ field, value }: CellProps<FieldOfKind['select']>) {
  return <Chip size="small" label={kindOf(field).toText(value, field)} sx={WRAPPED_CHIP} />;
}
