import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { IMAGE_TYPES, type ImageType, MAX_IMAGE_BYTES } from '../../shared/image-types';
import { ChosenImage } from './ChosenImage';
import { PickedFileInput, type FileInputProps } from './PickedFileInput';
import { formatNames, prepareImage, sizeWords } from './prepare-image';

interface Props extends FileInputProps {
  /** The largest file taken, in bytes. */
  maxBytes?: number;
  accept?: readonly ImageType[];
  /** The shape it is shown in, as CSS writes it. */
  aspectRatio?: string;
}

/** A picture of a form, made small before it is sent. */
export function ImageFileInput({
  maxBytes = MAX_IMAGE_BYTES,
  accept = IMAGE_TYPES,
  aspectRatio = '16 / 9',
  ...input
}: Props) {
  return (
    <PickedFileInput
      {...input}
      noun="picture"
      icon={<AddPhotoAlternateOutlined aria-hidden sx={{ fontSize: 40, color: 'primary.main' }} />}
      accept={accept}
      prepare={(file) => prepareImage(file, { accept, maxBytes })}
      rules={`${formatNames(accept)}. ${sizeWords(maxBytes)}`}
      shown={(value, isUploading) => <ChosenImage {...{ value, aspectRatio, isUploading }} />}
    />
  );
}
