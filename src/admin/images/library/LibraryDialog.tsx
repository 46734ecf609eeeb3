import { Button, Dialog, DialogActions, DialogContent } from '@mui/material';
import { DialogHeading } from '../../ui/DialogHeading';
import { Library } from './Library';

interface Props {
  bucket: string;
  /** Offers replacing and removing. */
  isManaged: boolean;
  onChoose: (url: string) => void;
  onClose: () => void;
}

export default function LibraryDialog({ bucket, isManaged, onChoose, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogHeading>Library</DialogHeading>
      <DialogContent dividers sx={{ minHeight: '20rem' }}>
        <Library {...{ bucket, isManaged, onChoose }} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
