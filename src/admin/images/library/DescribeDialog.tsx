import { Alert, Button, Dialog, DialogActions, DialogContent, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { MAX_ALT_TEXT } from '../../../schema/kinds/alt-text';
import { describePicture, type LibraryPicture } from '../../data/picture-library';
import { errorMessage } from '../../data/server-refusal';
import { DialogHeading } from '../../ui/DialogHeading';
import { inPlaces } from './usage-text';

interface Props {
  picture: LibraryPicture;
  onDescribed: () => void;
  onClose: () => void;
}

/** Sets the alternative text everywhere the picture is used. */
export function DescribeDialog({ picture, onDescribed, onClose }: Props) {
  const dataProvider = useDataProvider();
  const [words, setWords] = useState(picture.descriptions[0] ?? '');
  const describe = useMutation({
    mutationFn: () => describePicture(dataProvider, picture, words.trim()),
    onSuccess: ({ left }) => {
      onDescribed();
      if (left.length === 0) onClose();
    },
  });
  const { left = [] } = describe.data ?? {};
  return (
    <Dialog open onClose={describe.isPending ? undefined : onClose} fullWidth maxWidth="xs">
      <DialogHeading>What does the picture show?</DialogHeading>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          describe.mutate();
        }}
      >
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <img src={picture.url} alt="" style={{ width: '100%', borderRadius: 8 }} />
          <TextField
            label="What the picture shows"
            required
            multiline
            value={words}
            onChange={({ target }) => setWords(target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_ALT_TEXT, dir: 'auto' } }}
            helperText={`For who cannot see it, and for search engines: ${inPlaces(picture.used_in.length)}.`}
          />
          {describe.error && <Alert severity="error">{errorMessage(describe.error)}</Alert>}
          {left.map(({ title, reason }) => (
            <Alert key={title} severity="warning">
              “{title}” keeps its words: {reason}
            </Alert>
          ))}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={describe.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={describe.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
