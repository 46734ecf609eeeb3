import HideImageOutlined from '@mui/icons-material/HideImageOutlined';
import { Box, type SxProps } from '@mui/material';
import type { CellProps } from './kind-props';
import type { ImageField } from '../../schema/kinds/image';
import { asRepeat, type ImagesField } from '../../schema/kinds/images';

/** The width of a wide picture and the height that it has. */
const SHAPE: SxProps = { maxWidth: 80, height: 45, borderRadius: 1 };

/** A record's picture in the grid, or the place where one is missing. */
export function ImageCell({ field, value }: Pick<CellProps<ImageField>, 'field' | 'value'>) {
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

const MOST_SHOWN = 3;

/** The first pictures, and how many more there are. */
export function ImagesCell({ field, value }: CellProps<ImagesField>) {
  const pictures: { src?: unknown }[] = Array.isArray(value) ? value : [];
  const { src } = asRepeat(field).fields;
  if (src?.kind !== 'image') return null;
  const left = pictures.length - MOST_SHOWN;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {pictures.slice(0, MOST_SHOWN).map((picture, index) => (
        <ImageCell key={index} field={src} value={picture.src} />
      ))}
      {left > 0 && `+${left}`}
    </Box>
  );
}
