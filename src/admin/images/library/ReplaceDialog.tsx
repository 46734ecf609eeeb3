import ArrowForward from '@mui/icons-material/ArrowForward';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
} from '@mui/material';
import { useObjectUrl } from '../useObjectUrl';
import { DialogHeading } from '../../ui/DialogHeading';
import type { LibraryPicture } from '../../data/picture-library';
import { inPlaces } from './words-of-use';
import { andList } from '../../../shared/name-lists';

interface Props {
  picture: LibraryPicture;
  file: File;
  /** The form behind shows it, too. */
  isInForm: boolean;
  busy: boolean;
  problem?: string;
  onReplace: () => void;
  onClose: () => void;
}

/** Asks before a picture gives its place to a file in every record that shows it. */
export function ReplaceDialog(props: Props) {
  const { picture, file, isInForm, busy, problem, onReplace, onClose } = props;
  const titles = picture.used_in.map(({ title }) => `“${title}”`);
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="xs">
      <DialogHeading>Replace the picture {inPlaces(titles.length)}?</DialogHeading>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
            alignItems: 'center',
            gap: 1,
          }}
        >
          <Thumbnail src={picture.url} alt="The picture now" />
          <ArrowForward color="action" />
          <Thumbnail src={useObjectUrl(file)} alt="The picture then" />
        </Box>
        <DialogContentText>
          {andList(titles)} {titles.length === 1 ? 'shows' : 'show'} it. Descriptions stay as they
          are, so see that they fit. Earlier versions keep the old picture.
        </DialogContentText>
        {isInForm && (
          <DialogContentText>
            The form that you have open gets the new picture, too, and keeps it once you save.
          </DialogContentText>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {/* What is under way cannot be called off. */}
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button variant="contained" loading={busy} onClick={onReplace}>
          Replace it
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Thumbnail({ src, alt }: { src: string | undefined; alt: string }) {
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      sx={{
        width: '100%',
        aspectRatio: '16 / 9',
        objectFit: 'contain',
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    />
  );
}
