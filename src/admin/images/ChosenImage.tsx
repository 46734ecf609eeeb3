import { Box, LinearProgress, Typography } from '@mui/material';
import { formatFileSize } from './file-size';
import { isPickedImage, type PickedImage } from '../../schema/kinds/picked-image';

interface Props {
  value: PickedImage | string;
  aspectRatio: string;
  isUploading: boolean;
}

/** The picture as chosen: what it looks like, its name and size, and whether it is on its way. */
export function ChosenImage({ value, aspectRatio, isUploading }: Props) {
  const picked = isPickedImage(value) ? value : undefined;
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
        <Typography variant="body1" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {name ?? 'The picture'}
        </Typography>
        <Typography role="status" variant="body2" color="text.secondary" gutterBottom>
          {picked ? formatFileSize(picked.rawFile.size) : 'Saved'}
        </Typography>
        {isUploading && (
          <LinearProgress
            aria-label={`Uploading ${name ?? 'the picture'}`}
            sx={{ height: 6, borderRadius: 3, mb: 1 }}
          />
        )}
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
