import { Chip } from '@mui/material';
import { kindOf } from '../../schema/kinds';
import type { CellProps } from '../../views/list/cell-props';
import type { SelectField } from './kind';

export function SelectCell({ field, value }: CellProps<SelectField>) {
  return <Chip size="small" label={kindOf(field).toText(value, field)} />;
}
