import { Box, Button } from '@mui/material';
import type { LibraryPicture } from '../../data/picture-library';
import { visuallyHidden } from '../../ui/SpokenStatus';
import { nameOf } from './words-of-use';

interface Props {
  picture: LibraryPicture;
  onRemove: () => void;
}

/** Removes a picture that nothing shows. */
export function RemoveButton({ picture, onRemove }: Props) {
  return (
    <Button size="small" color="error" onClick={onRemove} sx={{ ml: -2.25, mt: 0.25 }}>
      Remove…
      <Box component="span" sx={visuallyHidden}>
        {' '}
        the picture {nameOf(picture)}, {picture.path.split('/').at(-1)}
      </Box>
    </Button>
  );
}
