import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';
import { IMAGE_TYPES } from '../../shared/upload-limits';

interface Props extends Pick<ButtonProps, 'children' | 'disabled' | 'loading' | 'sx' | 'variant'> {
  onChoose: (files: FileList | null) => void;
}

/** A button for the native file dialog, several pictures at once. */
export function ChoosePictures({ onChoose, ...button }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={IMAGE_TYPES.join(',')}
        onChange={(event) => {
          onChoose(event.target.files);
          event.target.value = '';
        }}
      />
      <Button
        {...button}
        startIcon={<AddPhotoAlternateOutlined />}
        loadingPosition="start"
        onClick={() => picker.current?.click()}
      />
    </>
  );
}
