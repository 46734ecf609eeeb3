import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useStoreValue } from '../../ui/create-store';
import { isAllKept } from './stored-changes';

interface Props {
  onLeave: () => void;
  onStay: () => void;
}

export default function LeaveDialog({ onLeave, onStay }: Props) {
  return (
    <Dialog open onClose={onStay}>
      <DialogTitle>Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {useStoreValue(isAllKept)
            ? 'What you typed is kept on this device, and offered when you come back.'
            : 'What you typed, or the files that you chose, can be lost then: this device’s storage is full or blocked.'}
        </DialogContentText>
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
