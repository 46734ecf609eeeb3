import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';

interface Props {
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ onLeave, onStay }: Props) {
  return (
    <Dialog open onClose={onStay}>
      <DialogTitle>Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          What you typed is kept on this device, and offered when you come back.
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
