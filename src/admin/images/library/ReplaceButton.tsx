import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { prepareImage } from '../prepare-image';
import { ChooseFiles } from '../../ui/ChooseFiles';
import { visuallyHidden } from '../../ui/SpokenStatus';
import type { LibraryPicture } from '../../data/picture-library';
import { ReplaceDialog, type Replaced } from './ReplaceDialog';
import { inPlaces, usageText } from './usage-text';

interface Props {
  picture: LibraryPicture;
  onReplaced: (result: Replaced) => void;
}

/** Asks for a file, and to confirm replacing the picture in all records. */
export function ReplaceButton({ picture, onReplaced }: Props) {
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const { file: prepared, problem } = await prepareImage(chosen);
    setRefusal(problem);
    setFile(prepared);
  };
  const close = () => setFile(undefined);
  return (
    <>
      <ChooseFiles
        onChoose={(files) => void take(files?.[0])}
        size="small"
        sx={{ ml: -2.25, mt: 0.25 }}
      >
        Replace…
        <Box component="span" sx={visuallyHidden}>
          {' '}
          the picture {usageText(picture)}
        </Box>
      </ChooseFiles>
      {refusal && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {refusal}
        </Alert>
      )}
      {file && (
        <ReplaceDialog
          {...{ picture, file }}
          onClose={close}
          onReplaced={(result) => {
            close();
            onReplaced(result);
          }}
        />
      )}
    </>
  );
}

export function ReplacementResult({ changed, left, isInForm }: Replaced) {
  const done = [
    changed.length > 0 && `The new picture is ${inPlaces(changed.length)}.`,
    isInForm && 'It is in the form behind, too: save to keep it there.',
  ].filter(Boolean);
  return (
    <div role="status">
      {done.length > 0 && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {done.join(' ')}
        </Alert>
      )}
      {left.map(({ title, reason }) => (
        <Alert key={title} severity="warning" sx={{ mb: 2 }}>
          “{title}” keeps the old picture: {reason} Replace it again.
        </Alert>
      ))}
    </div>
  );
}
