import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  FormControlLabel,
  LinearProgress,
  TextField,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Confirm } from 'react-admin';
import {
  isUnused,
  picturesIn,
  removePictures,
  type LibraryPicture,
} from '../../data/picture-library';
import { DialogHeading } from '../../ui/DialogHeading';
import { messageOf } from '../../data/server-refusal';
import { LibraryTile } from './LibraryTile';
import { ReplaceButton } from './ReplaceButton';
import { ReplacementResult } from './ReplacementResult';
import type { Replaced } from './useReplacement';

interface Props {
  bucket: string;
  /** Where new pictures go; without it pictures are chosen here, and neither replaced nor removed. */
  folder?: string;
  onChoose: (url: string) => void;
  onClose: () => void;
}

/**
 * The stored pictures: one to use again, one to be replaced wherever it is shown, or those that nothing shows any more,
 * to be removed after a question.
 */
export function LibraryDialog({ bucket, folder, onChoose, onClose }: Props) {
  const titleId = useId();
  const [search, setSearch] = useState('');
  const [onlyUnused, setOnlyUnused] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [replaced, setReplaced] = useState<Replaced>();
  const library = useQuery({
    queryKey: ['library', bucket],
    queryFn: () => picturesIn(bucket),
    staleTime: 0,
    retry: false,
  });
  const remove = useMutation({
    mutationFn: (pictures: readonly LibraryPicture[]) =>
      removePictures(
        bucket,
        pictures.map(({ path }) => path),
      ),
    onSettled: () => library.refetch(),
  });
  const pictures = library.data ?? [];
  const unused = pictures.filter(isUnused);
  const shown = (onlyUnused ? unused : pictures).filter((picture) => isFound(picture, search));
  const error = library.error ?? remove.error;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogHeading id={titleId}>Library</DialogHeading>
      <DialogContent dividers sx={{ minHeight: '20rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 2 }}>
          <TextField
            type="search"
            label="Used in a post called"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            sx={{ flex: '1 1 14rem' }}
          />
          <FormControlLabel
            label={`Unused pictures (${unused.length})`}
            control={
              <Checkbox
                checked={onlyUnused}
                onChange={(event) => setOnlyUnused(event.target.checked)}
              />
            }
          />
        </Box>
        {library.isPending && <LinearProgress aria-label="Loading" />}
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {messageOf(error)}
          </Alert>
        )}
        {replaced && <ReplacementResult {...replaced} />}
        {library.data && shown.length === 0 && <p>There is no such picture.</p>}
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 45%), 1fr))',
            gap: 2,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {shown.map((picture) => (
            <LibraryTile
              key={picture.path}
              picture={picture}
              onChoose={onChoose}
              action={
                folder &&
                picture.used_in.length > 0 && (
                  <ReplaceButton
                    picture={picture}
                    place={{ bucket, folder }}
                    onReplaced={(result) => {
                      setReplaced(result);
                      void library.refetch();
                    }}
                  />
                )
              }
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        {folder && onlyUnused && shown.length > 0 && (
          <Button color="error" disabled={remove.isPending} onClick={() => setAsking(true)}>
            Remove {shown.length === 1 ? 'it' : `these ${shown.length}`}
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
      <Confirm
        isOpen={isAsking}
        title={shown.length === 1 ? 'Remove this picture?' : `Remove ${shown.length} pictures?`}
        content="No post and no kept version shows them. They cannot be brought back."
        confirm="Remove"
        confirmColor="warning"
        onConfirm={() => {
          setAsking(false);
          remove.mutate(shown);
        }}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  );
}

function isFound({ used_in, path }: LibraryPicture, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const words = [path, ...used_in.map(({ title }) => title)];
  return words.some((text) => text.toLowerCase().includes(wanted));
}
