import { Alert, Box, Checkbox, FormControlLabel, LinearProgress, TextField } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  isUnused,
  removePictures,
  storedPictures,
  type LibraryPicture,
} from '../../data/picture-library';
import { errorMessage } from '../../data/server-refusal';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { DialogButton } from '../../ui/DialogButton';
import { visuallyHidden } from '../../ui/SpokenStatus';
import { AddPictures } from './AddPictures';
import { DescribeDialog } from './DescribeDialog';
import { LibraryTile, removalOf, RemoveButton } from './LibraryTile';
import { ReplaceButton, ReplacementResult } from './ReplaceButton';
import type { Replaced } from './ReplaceDialog';
import { nameOf, usageText } from './usage-text';
import { plainLetters } from '../../../shared/plain-letters';

interface Props {
  /** By default, all buckets. */
  bucket?: string;
  /** Offers replacing and removing. */
  isManaged: boolean;
  /** Makes tiles buttons. */
  onChoose?: (url: string) => void;
}

/** The stored pictures: to choose one, to replace one in all its records, or to delete unused ones. */
export function Library({ bucket, isManaged, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const [onlyUnused, setOnlyUnused] = useState(false);
  const [replaced, setReplaced] = useState<Replaced>();
  const library = useQuery({
    queryKey: ['library'],
    queryFn: storedPictures,
    staleTime: 0,
    retry: false,
  });
  const remove = useMutation({
    mutationFn: removePictures,
    onSettled: () => library.refetch(),
  });
  const pictures = (library.data ?? []).filter((one) => !bucket || one.bucket === bucket);
  const unused = pictures.filter(isUnused);
  const shown = (onlyUnused ? unused : pictures).filter((picture) => isFound(picture, search));
  const error = library.error ?? remove.error;
  const actionOf = (picture: LibraryPicture) => {
    if (!isManaged) return;
    if (isUnused(picture)) {
      return <RemoveButton picture={picture} onRemove={() => remove.mutate([picture])} />;
    }
    if (picture.used_in.length === 0) return;
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        <ReplaceButton
          picture={picture}
          onReplaced={(result) => {
            setReplaced(result);
            void library.refetch();
          }}
        />
        {/* Not over a form: unsaved changes would conflict. */}
        {!onChoose && (
          <DialogButton
            variant="text"
            size="small"
            sx={{ ml: -2.25 }}
            dialog={(onClose) => (
              <DescribeDialog
                {...{ picture, onClose }}
                onDescribed={() => void library.refetch()}
              />
            )}
          >
            Describe…
            <Box component="span" sx={visuallyHidden}>
              {' '}
              the picture {nameOf(picture)}, {usageText(picture)}
            </Box>
          </DialogButton>
        )}
      </Box>
    );
  };
  return (
    <>
      {isManaged && !onChoose && library.data && (
        <AddPictures pictures={library.data} onDone={() => void library.refetch()} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 2 }}>
        <TextField
          type="search"
          label="What it shows, or where it is used"
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
        {isManaged && onlyUnused && shown.length > 1 && (
          <ConfirmButton
            color="error"
            disabled={remove.isPending}
            {...removalOf(`${shown.length} pictures`)}
            onConfirm={() => remove.mutate(shown)}
          >
            Remove these {shown.length}
          </ConfirmButton>
        )}
      </Box>
      {library.isPending && <LinearProgress aria-label="Loading" />}
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {errorMessage(error)}
        </Alert>
      )}
      {replaced && <ReplacementResult {...replaced} />}
      {library.data && shown.length === 0 && <p role="status">There is no such picture.</p>}
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
          <LibraryTile key={picture.path} {...{ picture, onChoose }} action={actionOf(picture)} />
        ))}
      </Box>
    </>
  );
}

function isFound({ used_in, path, descriptions }: LibraryPicture, search: string): boolean {
  const wanted = plainLetters(search.trim());
  const words = [path, ...descriptions, ...used_in.map(({ title }) => title)];
  return words.some((text) => plainLetters(text).includes(wanted));
}
