import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box } from '@mui/material';
import { use, useEffect } from 'react';
import { isPickedFile, type PickedFile } from '../../schema/kinds/file';
import { fileName, IMAGE_TYPES } from '../../shared/upload-limits';
import { useIdle } from '../ui/use-idle';
import { ChosenFile } from './ChosenFile';
import { FORMAT_NAMES, SIZE_RULE } from './upload-hints';
import { MorePictures } from './more-pictures';
import { PickedFileInput, type FileInputProps } from './PickedFileInput';

interface Props extends FileInputProps {
  /** CSS value. */
  aspectRatio?: string;
}

const load = () => import('./prepare-image');
const prepare = async (file: File) => (await load()).prepareImage(file);

/** Image input, which downscales before the upload. */
export function ImageFileInput({ aspectRatio = '16 / 9', ...input }: Props) {
  const isIdle = useIdle();
  const takeMore = use(MorePictures);
  useEffect(() => {
    // Preloaded: the user may be offline when choosing a picture.
    if (isIdle) load().catch(() => undefined);
  }, [isIdle]);
  return (
    <PickedFileInput
      {...input}
      noun="picture"
      icon={<AddPhotoAlternateOutlined aria-hidden sx={{ fontSize: 40, color: 'primary.main' }} />}
      accept={IMAGE_TYPES}
      prepare={prepare}
      takeMore={takeMore && ((files) => takeMore(files, input.source))}
      rules={`${FORMAT_NAMES}. ${SIZE_RULE}`}
      shown={(value, isUploading) => <ChosenImage {...{ value, aspectRatio, isUploading }} />}
    />
  );
}

interface ChosenProps {
  value: PickedFile | string;
  aspectRatio: string;
  isUploading: boolean;
}

/** Thumbnail, name, size and upload state. */
function ChosenImage({ value, aspectRatio, isUploading }: ChosenProps) {
  const picked = isPickedFile(value) ? value : undefined;
  const name = picked?.title ?? givenName(String(value));

  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 2 }}>
      <Box
        component="img"
        src={picked?.src ?? String(value)}
        alt={`Preview of ${name ?? 'the picture'}`}
        sx={{
          width: { xs: '100%', sm: 240 },
          aspectRatio,
          objectFit: 'cover',
          borderRadius: 1,
          backgroundColor: 'action.selected',
        }}
      />
      <Box sx={{ flex: 1, minWidth: 0, alignSelf: { sm: 'center' } }}>
        <ChosenFile name={name ?? 'The picture'} file={picked?.rawFile} isUploading={isUploading} />
      </Box>
    </Box>
  );
}

/** File name, unless it is the UUID of an upload. */
function givenName(url: string): string | undefined {
  const name = fileName(url);
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\./.test(name) ? undefined : name;
}
