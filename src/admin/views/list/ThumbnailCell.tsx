import HideImageOutlined from '@mui/icons-material/HideImageOutlined';
import { Box, type SxProps } from '@mui/material';

const SHAPE: SxProps = { width: 80, aspectRatio: '16 / 9', borderRadius: 1 };

/** A record's picture in the grid, or the place where one is missing. */
export function ThumbnailCell({ url }: { url: string | undefined }) {
  if (!url) {
    return (
      <Box
        role="img"
        aria-label="No picture"
        sx={{
          ...SHAPE,
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
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      sx={{ ...SHAPE, display: 'block', objectFit: 'cover', bgcolor: 'action.selected' }}
    />
  );
}
