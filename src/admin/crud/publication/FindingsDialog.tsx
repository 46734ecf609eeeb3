import { Box, Button, Dialog, DialogActions, DialogContent, Typography } from '@mui/material';
import { flushSync } from 'react-dom';
import { openField } from '../../fields/open-field';
import type { Finding } from '../../preview/checks/finding';
import { DialogHeading } from '../../ui/DialogHeading';

interface Props {
  findings: readonly Finding[];
  onPublish: () => void;
  onClose: () => void;
}

export default function FindingsDialog({ findings, onPublish, onClose }: Props) {
  const [first] = findings;
  return (
    <Dialog open onClose={onClose}>
      <DialogHeading>Before readers see it</DialogHeading>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {findings.map(({ key, path, words, place }) => (
            <li key={`${key} ${path}`}>
              <Typography>{words}</Typography>
              <Typography variant="body2" color="text.secondary">
                {place}
              </Typography>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onPublish}>Publish anyway</Button>
        <Button
          variant="contained"
          onClick={() => {
            // The focus returns to the pressed button before it moves to the field.
            flushSync(onClose);
            if (first) void openField(first.path, first.block);
          }}
        >
          Look at it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
