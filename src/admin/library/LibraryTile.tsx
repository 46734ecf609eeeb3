import { Box, ButtonBase, Typography } from '@mui/material';
import { formatFileSize } from '../inputs/file-size';
import type { LibraryPicture } from '../providers/picture-library';
import { formatLondonTime } from '../schema/london-time';

interface Props {
  picture: LibraryPicture;
  onChoose: (url: string) => void;
}

/** A stored picture: pressed, it is chosen. */
export function LibraryTile({ picture, onChoose }: Props) {
  const { url, size, added_at, used_in, is_kept } = picture;
  const usedIn = used_in.length > 0 ? `In ${used_in.map((title) => `“${title}”`).join(', ')}` : '';
  const use = usedIn || (is_kept ? 'In an earlier version' : 'Unused');
  return (
    <li>
      <ButtonBase
        onClick={() => onChoose(url)}
        sx={{
          display: 'block',
          width: '100%',
          textAlign: 'start',
          borderRadius: 1,
          '&:hover img': { opacity: 0.85 },
        }}
      >
        <Box
          component="img"
          src={url}
          alt=""
          loading="lazy"
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            borderRadius: 1,
            bgcolor: 'action.selected',
          }}
        />
        <Typography variant="body2" sx={{ mt: 0.75, fontWeight: 500, overflowWrap: 'anywhere' }}>
          {use}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {size !== null && `${formatFileSize(size)}, `}
          {formatLondonTime(added_at).split(',')[0]}
        </Typography>
      </ButtonBase>
    </li>
  );
}
