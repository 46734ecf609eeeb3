import { Alert, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { MAX_ALT_TEXT } from '../../../schema/kinds/alt-text';
import { describePicture, type LibraryPicture } from '../../data/picture-library';
import { errorMessage } from '../../data/server-refusal';
import { FormDialog } from '../../ui/FormDialog';
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
  const [isRefused, setRefused] = useState(false);
  // Spaces would be stored as those of a decorative picture.
  const isBlank = words.trim() === '';
  const describe = useMutation({
    mutationFn: () => describePicture(dataProvider, picture, words.trim()),
    onSuccess: ({ left }) => {
      onDescribed();
      if (left.length === 0) onClose();
    },
  });
  const { left = [] } = describe.data ?? {};
  return (
    <FormDialog
      title="What does the picture show?"
      confirm="Save"
      busy={describe.isPending}
      onConfirm={() => (isBlank ? setRefused(true) : describe.mutate())}
      onClose={describe.isPending ? undefined : onClose}
      isBesideButton
    >
      <img src={picture.url} alt="" style={{ width: '100%', borderRadius: 8 }} />
      <TextField
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus (WAI-ARIA dialog pattern)
        autoFocus
        label="What the picture shows"
        required
        multiline
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={isRefused && isBlank}
        slotProps={{ htmlInput: { maxLength: MAX_ALT_TEXT, dir: 'auto' } }}
        helperText={
          isRefused && isBlank
            ? 'Say in a few words what it shows.'
            : `For who cannot see it, and for search engines: ${inPlaces(picture.used_in.length)}.`
        }
      />
      {describe.error && <Alert severity="error">{errorMessage(describe.error)}</Alert>}
      {left.map(({ title, reason }) => (
        <Alert key={title} severity="warning">
          “{title}” keeps its words: {reason}
        </Alert>
      ))}
    </FormDialog>
  );
}
