import { Box } from '@mui/material';
import type { CellProps } from '../cell-props';
import { ImageCell } from '../image/Cell';
import { asRepeat, type ImagesField } from '../../../schema/kinds/images';

const MOST_SHOWN = 3;

/** The first pictures, and how many more there are. */
export function ImagesCell({ field, value, ...props }: CellProps<ImagesField>) {
  const pictures: { src?: unknown }[] = Array.isArray(value) ? value : [];
  const { src } = asRepeat(field).fields;
  if (src?.kind !== 'image') return null;
  const left = pictures.length - MOST_SHOWN;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {pictures.slice(0, MOST_SHOWN).map((picture, index) => (
        <ImageCell key={index} {...props} field={src} value={picture.src} />
      ))}
      {left > 0 && `+${left}`}
    </Box>
  );
}
