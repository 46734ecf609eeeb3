import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box } from '@mui/material';
import { use, useEffect } from 'react';
import { isPickedFile, type PickedFile } from '../../schema/kinds/file';
import { IMAGE_TYPES } from '../../shared/file-types';
import { useIdle } from '../ui/use-idle';
import { ChosenFile } from './ChosenFile';
import { FORMAT_NAMES, SIZE_RULE } from './image-limits';
import { MorePictures } from './more-pictures';
import { PickedFileInput, type FileInputProps } from './PickedFileInput';

interface Props extends FileInputProps {
  /** The shape it is shown in, as CSS writes it. */
  aspectRatio?: string;
}

const load = () => import('./prepare-image');
const prepare = async (file: File) => (await load()).prepareImage(file);

/** A picture of a form, made small before it is sent. */
export function ImageFileInput({ aspectRatio = '16 / 9', ...input }: Props) {
  const isIdle = useIdle();
  const takeMore = use(MorePictures);
  useEffect(() => {
    // Whoever chooses a picture may be without a connection by then.
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

/** The picture as chosen: what it looks like, its name and size, and whether it is on its way. */
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

/** The file's name if a person gave it one; what is uploaded here is stored under a number that says nothing. */
function givenName(url: string): string | undefined {
  const last = url.split(/[?#]/)[0]?.split('/').pop() ?? url;
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\./.test(last)) return undefined;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
