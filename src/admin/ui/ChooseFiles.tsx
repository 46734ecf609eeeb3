import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';
import { IMAGE_TYPES } from '../../shared/upload-limits';

interface Props extends Pick<
  ButtonProps,
  'children' | 'disabled' | 'loading' | 'size' | 'startIcon' | 'sx' | 'variant'
> {
  onChoose: (files: FileList | null) => void;
  multiple?: boolean;
  accept?: readonly string[];
}

export function ChooseFiles({ onChoose, multiple, accept = IMAGE_TYPES, ...button }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={multiple}
        accept={accept.join(',')}
        onChange={(event) => {
          onChoose(event.target.files);
          event.target.value = '';
        }}
      />
      <Button
        {...button}
        loadingPosition={button.startIcon ? 'start' : undefined}
        onClick={() => picker.current?.click()}
      />
    </>
  );
}
