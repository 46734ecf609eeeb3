import { Box } from '@mui/material';
import type { CellProps } from '../cell-props';
import type { IconField } from '../../../schema/kinds/icon';

export function IconCell({ field, value }: CellProps<IconField>) {
  const icon = field.icons[String(value)];
  if (!icon) return <>{String(value)}</>;
  const { picture: Picture, label } = icon;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Picture />
      {label}
    </Box>
  );
}
