import { Box } from '@mui/material';
import { useRef } from 'react';
import { useInput, useSaveContext, type Validator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ChosenImage } from './ChosenImage';
import { announceFileCheck } from './file-check';
import { FieldLabel } from '../ui/FieldLabel';
import { FieldMessages } from '../ui/FieldMessages';
import { ImageDropZone } from './ImageDropZone';
import { IMAGE_TYPES, type ImageType, MAX_IMAGE_BYTES } from '../../shared/image-types';
import { isPickedImage, type PickedImage } from '../../schema/kinds/picked-image';
import { formatNames, sizeWords } from './prepare-image';
import { useFileDrop } from './useFileDrop';
import { usePickedImage } from './usePickedImage';

interface Props {
  source: string;
  label: string;
  helperText?: string;
  /** The largest file taken, in bytes. */
  maxBytes?: number;
  accept?: readonly ImageType[];
  /** The shape it is shown in, as CSS writes it. */
  aspectRatio?: string;
  validate?: Validator | Validator[];
}

const keep = (value: unknown) => value;

/**
 * A picture as a form value: a URL that is stored already, a `PickedImage` to upload on saving, or `null`.
 * A file that cannot be the picture is refused with a reason and the earlier choice stays.
 */
export function ImageFileInput({
  source,
  label,
  helperText,
  maxBytes = MAX_IMAGE_BYTES,
  accept = IMAGE_TYPES,
  aspectRatio = '16 / 9',
  validate,
}: Props) {
  const { id, field, fieldState, isRequired } = useInput({
    source,
    validate,
    defaultValue: null,
    format: keep,
    parse: keep,
  });
  const value: string | PickedImage | null = field.value;
  const { refusal, checking, pick, remove } = usePickedImage(value, field.onChange, {
    accept,
    maxBytes,
  });
  const { saving = false } = useSaveContext();
  const isUploading = saving && isPickedImage(value);
  const { control } = useFormContext();
  const picker = useRef<HTMLInputElement | null>(null);
  const choose = (files: FileList | null) => announceFileCheck(control, pick(files));
  const { isOver, dropHandlers } = useFileDrop(choose);
  const messages = `${id}-messages`;
  const rules = `${formatNames(accept)}. ${sizeWords(maxBytes)}`;

  return (
    <Box sx={{ width: '100%', mt: 2, mb: 2 }} {...dropHandlers}>
      <FieldLabel
        htmlFor={id}
        label={label}
        source={source}
        isRequired={isRequired}
        error={fieldState.invalid}
      />
      <ImageDropZone
        ref={(input) => {
          picker.current = input;
          field.ref(input);
        }}
        id={id}
        accept={accept}
        describedBy={messages}
        invalid={fieldState.invalid}
        isOver={isOver}
        checking={checking}
        uploading={isUploading}
        onFiles={choose}
        onBlur={() => field.onBlur()}
        onRemove={() => {
          remove();
          picker.current?.focus();
        }}
      >
        {value && <ChosenImage {...{ value, aspectRatio, isUploading }} />}
      </ImageDropZone>
      <FieldMessages
        id={messages}
        refusal={refusal}
        error={fieldState.error?.message}
        helperText={helperText ? `${helperText} ${rules}` : rules}
      />
    </Box>
  );
}
