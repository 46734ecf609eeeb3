import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useStoreValue } from '../../ui/create-store';
import { keeping } from './stored-changes';

const WHAT_BECOMES_OF_IT = {
  everything: 'What you typed is kept on this device, and offered when you come back.',
  texts:
    'What you typed is kept on this device, and offered when you come back. The files that you chose are lost: the device’s storage is full or blocked.',
  nothing: 'What you typed is lost then: this device’s storage is full or blocked.',
};

interface Props {
  onLeave: () => void;
  onStay: () => void;
}

export default function LeaveDialog({ onLeave, onStay }: Props) {
  return (
    <Dialog open onClose={onStay}>
      <DialogTitle>Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>{WHAT_BECOMES_OF_IT[useStoreValue(keeping)]}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Leave</Button>
        <Button variant="contained" onClick={onStay}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
