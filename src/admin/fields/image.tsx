import HideImageOutlined from '@mui/icons-material/HideImageOutlined';
import { Box, type SxProps } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import type { ImageField } from '../../schema/kinds/image';
import { ImageFileInput } from '../images/ImageFileInput';
import { LibraryButton } from '../images/library/LibraryButton';
import { choosePicture } from './chosen-picture';
import type { CellProps, InputProps } from './kind-props';

export function Input({ field, source, validate }: InputProps<ImageField>) {
  const { label, helperText, aspectRatio, library, bucket } = field;
  const form = useFormContext();
  return (
    <>
      <ImageFileInput {...{ source, label, helperText, validate, aspectRatio }} />
      {library && (
        <Box sx={{ mt: -1, mb: 2 }}>
          <LibraryButton
            bucket={bucket}
            isManaged
            onChoose={(url) => choosePicture(form, source, url)}
          />
        </Box>
      )}
    </>
  );
}

/** Of a 16:9 thumbnail. */
const SHAPE: SxProps = { maxWidth: 80, height: 45, borderRadius: 1 };

/** Thumbnail, or an empty frame. */
export function Cell({ field, value }: Pick<CellProps<ImageField>, 'field' | 'value'>) {
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
