import { Box } from '@mui/material';
import type { CellProps } from '../cell-props';
import { IconPicture } from './IconPicture';
import type { IconField } from '../../../schema/kinds/icon';

export function IconCell({ field, value }: CellProps<IconField>) {
  const name = String(value);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <IconPicture field={field} name={name} />
      {field.icons[name] ?? name}
    </Box>
  );
}
