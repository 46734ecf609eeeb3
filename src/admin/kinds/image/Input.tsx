import { LibraryButton } from '../../library/LibraryButton';
import { ImageFileInput } from '../../inputs/ImageFileInput';
import type { InputProps } from '../../views/form/input-props';
import type { ImageField } from './kind';

export function ImageFieldInput({ field, source, validate }: InputProps<ImageField>) {
  const { label, helperText, accept, maxBytes, aspectRatio, library, bucket } = field;
  return (
    <>
      <ImageFileInput {...{ source, label, helperText, validate, accept, maxBytes, aspectRatio }} />
      {library && <LibraryButton source={source} bucket={bucket} />}
    </>
  );
}
