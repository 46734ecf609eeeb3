import { Box } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { LibraryButton } from '../../images/library/LibraryButton';
import { ImageFileInput } from '../../images/ImageFileInput';
import type { InputProps } from '../input-props';
import type { ImageField } from '../../../schema/kinds/image';

export function ImageFieldInput({ field, source, validate }: InputProps<ImageField>) {
  const { label, helperText, accept, maxBytes, aspectRatio, library, bucket } = field;
  const { setValue } = useFormContext();
  return (
    <>
      <ImageFileInput {...{ source, label, helperText, validate, accept, maxBytes, aspectRatio }} />
      {library && (
        <Box sx={{ mt: -1, mb: 2 }}>
          <LibraryButton
            bucket={bucket}
            isManaged
            onChoose={(url) => setValue(source, url, { shouldDirty: true, shouldTouch: true })}
          />
        </Box>
      )}
    </>
  );
}
