import HideImageOutlined from '@mui/icons-material/HideImageOutlined';
import { Box, type SxProps } from '@mui/material';
import type { CellProps } from '../cell-props';
import type { ImageField } from '../../../schema/kinds/image';

/** The width of a wide picture and the height that it has. */
const SHAPE: SxProps = { maxWidth: 80, height: 45, borderRadius: 1 };

/** A record's picture in the grid, or the place where one is missing. */
export function ImageCell({ field, value }: CellProps<ImageField>) {
  const { aspectRatio = '16 / 9', whenBlank } = field;
  if (typeof value !== 'string' || value === '' || value === whenBlank) {
    return (
      <Box
        role="img"
        aria-label="No picture"
        sx={{
          ...SHAPE,
          aspectRatio,
          display: 'grid',
          placeItems: 'center',
          color: 'text.secondary',
          border: '1px dashed',
          borderColor: 'divider',
        }}
      >
        <HideImageOutlined fontSize="small" />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={value}
      alt=""
      loading="lazy"
      decoding="async"
      sx={{
        ...SHAPE,
        aspectRatio,
        display: 'block',
        objectFit: 'cover',
        bgcolor: 'action.selected',
      }}
    />
  );
}
