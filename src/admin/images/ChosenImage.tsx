import { Box } from '@mui/material';
import { isPickedFile, type PickedFile } from '../../schema/kinds/picked-file';
import { ChosenFile } from './ChosenFile';

interface Props {
  value: PickedFile | string;
  aspectRatio: string;
  isUploading: boolean;
}

/** The picture as chosen: what it looks like, its name and size, and whether it is on its way. */
export function ChosenImage({ value, aspectRatio, isUploading }: Props) {
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
