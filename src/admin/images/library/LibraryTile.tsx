import { Box, ButtonBase, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatFileSize } from '../file-size';
import type { LibraryPicture } from '../../data/picture-library';
import { formatLondonTime } from '../../../shared/time/london-time';
import { wordsOfUse } from './words-of-use';

interface Props {
  picture: LibraryPicture;
  onChoose: (url: string) => void;
  /** What else can be done with it. */
  action?: ReactNode;
}

/** A stored picture: pressed, it is chosen. */
export function LibraryTile({ picture, onChoose, action }: Props) {
  const { url, size, added_at } = picture;
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start' }}>
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
          {wordsOfUse(picture)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {size !== null && `${formatFileSize(size)}, `}
          {formatLondonTime(added_at).split(',')[0]}
        </Typography>
      </ButtonBase>
      {action}
    </Box>
  );
}
