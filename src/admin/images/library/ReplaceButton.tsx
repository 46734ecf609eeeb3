import { Alert, Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '../../../shared/image-types';
import { prepareImage, unreadable } from '../prepare-image';
import { visuallyHidden } from '../../ui/SpokenStatus';
import type { LibraryPicture } from '../../data/picture-library';
import { messageOf } from '../../data/server-refusal';
import { ReplaceDialog } from './ReplaceDialog';
import { useReplacement, type Replaced } from './useReplacement';
import { wordsOfUse } from './words-of-use';

interface Props {
  picture: LibraryPicture;
  onReplaced: (result: Replaced) => void;
}

/** Takes a file and, after a question, puts it in the place of a picture wherever that is shown. */
export function ReplaceButton({ picture, onReplaced }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const { replacement, isInForm } = useReplacement();

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const rules = { accept: IMAGE_TYPES, maxBytes: MAX_IMAGE_BYTES };
    const { file: prepared, problem } = await prepareImage(chosen, rules).catch(() =>
      unreadable(chosen),
    );
    setRefusal(problem);
    setFile(prepared);
    replacement.reset();
  };
  const replace = (chosen: File) =>
    replacement.mutate(
      { picture, file: chosen },
      {
        onSuccess: (result) => {
          setFile(undefined);
          onReplaced(result);
        },
      },
    );
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button size="small" onClick={() => picker.current?.click()} sx={{ ml: -2.25, mt: 0.25 }}>
        Replace…
        <Box component="span" sx={visuallyHidden}>
          {' '}
          the picture {wordsOfUse(picture)}
        </Box>
      </Button>
      {refusal && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {refusal}
        </Alert>
      )}
      {file && (
        <ReplaceDialog
          {...{ picture, file }}
          isInForm={isInForm(picture)}
          busy={replacement.isPending}
          problem={replacement.error ? messageOf(replacement.error) : undefined}
          onReplace={() => replace(file)}
          onClose={() => setFile(undefined)}
        />
      )}
    </>
  );
}
