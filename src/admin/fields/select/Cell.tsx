import { Chip } from '@mui/material';
import { kindOf } from '../../../schema/kinds';
import type { SelectField } from '../../../schema/kinds/select';
import type { CellProps } from '../cell-props';
import { WRAPPED_CHIP } from '../wrapped-chip';

export function SelectCell({ field, value }: CellProps<SelectField>) {
  return <Chip size="small" label={kindOf(field).toText(value, field)} sx={WRAPPED_CHIP} />;
}
