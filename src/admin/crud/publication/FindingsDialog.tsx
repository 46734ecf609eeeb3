import { Box, Button, Typography } from '@mui/material';
import { flushSync } from 'react-dom';
import { openField } from '../../fields/open-field';
import type { Finding } from '../../preview/checks/finding';
import { ActionDialog } from '../../ui/ActionDialog';

interface Props {
  findings: readonly Finding[];
  onPublish: () => void;
  onClose: () => void;
}

export default function FindingsDialog({ findings, onPublish, onClose }: Props) {
  const [first] = findings;
  return (
    <ActionDialog
      heading="Before readers see it"
      onClose={onClose}
      actions={
        <>
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
        </>
      }
    >
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
    </ActionDialog>
  );
}
