import ArrowForward from '@mui/icons-material/ArrowForward';
import { Alert, Box, DialogContentText, LinearProgress } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Confirm, useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { contentTypeOf } from '../../../content-types/registry';
import { fieldValues } from '../../../schema/row';
import { useObjectUrl } from '../use-object-url';
import { setAsTyped } from '../../ui/set-as-typed';
import {
  type LibraryPicture,
  type PictureUse,
  replacePicture,
  type Replacement,
} from '../../data/picture-library';
import { replacePictureInRow, type NewPicture } from '../../data/replace-picture-in-row';
import { errorMessage } from '../../data/server-refusal';
import { inPlaces } from './usage-text';
import { andList } from '../../../shared/text';

export interface Replaced extends Replacement {
  /** The current form has the new picture, unsaved. */
  isInForm: boolean;
}

interface Props {
  picture: LibraryPicture;
  file: File;
  onReplaced: (result: Replaced) => void;
  onClose: () => void;
}

/** Confirms replacing a picture in all records. */
export function ReplaceDialog({ picture, file, onReplaced, onClose }: Props) {
  const { replacement, isInForm } = useReplacement(picture, file);
  const { isPending: busy, error } = replacement;
  const titles = picture.used_in.map(({ title }) => `“${title}”`);
  return (
    <Confirm
      isOpen
      fullWidth
      maxWidth="xs"
      title={`Replace the picture ${inPlaces(titles.length)}?`}
      content={
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
              alignItems: 'center',
              gap: 1,
            }}
          >
            <Thumbnail src={picture.url} alt="The picture now" />
            <ArrowForward color="action" />
            <Thumbnail src={useObjectUrl(file)} alt="The picture then" />
          </Box>
          <DialogContentText>
            {andList(titles)} {titles.length === 1 ? 'shows' : 'show'} it. Descriptions stay as they
            are, so see that they fit. Earlier versions keep the old picture.
          </DialogContentText>
          {isInForm && (
            <DialogContentText>
              The form that you have open gets the new picture, too, and keeps it once you save.
            </DialogContentText>
          )}
          {busy && <LinearProgress aria-label="Replacing the picture" />}
          {error && <Alert severity="error">{errorMessage(error)}</Alert>}
        </Box>
      }
      confirm="Replace it"
      // A running replacement cannot be cancelled.
      loading={busy}
      onClose={busy ? () => undefined : onClose}
      onConfirm={() => replacement.mutate(undefined, { onSuccess: onReplaced })}
    />
  );
}

function Thumbnail({ src, alt }: { src: string | undefined; alt: string }) {
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      sx={{
        width: '100%',
        aspectRatio: '16 / 9',
        objectFit: 'contain',
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    />
  );
}

/**
 * Replaces a picture in all records but that of the current form, which would conflict with unsaved changes: the form
 * gets the picture, unsaved.
 */
function useReplacement(picture: LibraryPicture, file: File) {
  const dataProvider = useDataProvider();
  const resource = useResourceContext();
  const own = useRecordContext()?.id;
  const form = useFormContext() as UseFormReturn | null;
  const { path, bucket, used_in } = picture;
  const isOwn = ({ table, id }: PictureUse) => table === resource && id === own;
  const inForm = (to: NewPicture) => {
    const values = resource && form ? fieldValues(contentTypeOf(resource), form.getValues()) : {};
    return Object.entries(replacePictureInRow(values, path, to));
  };
  const isInForm = inForm({ path }).length > 0;

  const replacement = useMutation({
    mutationFn: async (): Promise<Replaced> => {
      const uses = used_in.filter((use) => !isOwn(use));
      const [folder = ''] = path.split('/');
      const place = { bucket, folder };
      const options = { picture, uses, file, place, isNeeded: isInForm };
      const result = await replacePicture(dataProvider, options);
      for (const [column, value] of inForm(result.to)) {
        if (form) setAsTyped(form, column, value);
      }
      return { ...result, isInForm };
    },
  });
  return { replacement, isInForm };
}
