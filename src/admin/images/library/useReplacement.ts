import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import {
  type LibraryPicture,
  type PictureUse,
  replacePicture,
  type Replacement,
} from '../../data/picture-library';
import { replacePictureInRow } from '../../data/replace-picture-in-row';

interface Asked {
  picture: LibraryPicture;
  file: File;
}

export interface Replaced extends Replacement {
  /** The form behind shows the new picture now, unsaved. */
  isInForm: boolean;
}

/**
 * Replaces a picture in every record that shows it. The record of the form behind is not written, because that would
 * be a conflict with what is typed there: its form gets the new picture, unsaved.
 */
export function useReplacement() {
  const dataProvider = useDataProvider();
  const resource = useResourceContext();
  const own = useRecordContext()?.id;
  const form = useFormContext() as UseFormReturn | null;
  const isOwn = ({ table, id }: PictureUse) => table === resource && id === own;
  const isInForm = ({ path }: LibraryPicture) =>
    Object.keys(replacePictureInRow(form?.getValues() ?? {}, path, { path })).length > 0;

  const replacement = useMutation({
    mutationFn: async ({ picture, file }: Asked): Promise<Replaced> => {
      const uses = picture.used_in.filter((use) => !isOwn(use));
      const isShown = isInForm(picture);
      const [folder = ''] = picture.path.split('/');
      const place = { bucket: picture.bucket, folder };
      const options = { picture, uses, file, place, isNeeded: isShown };
      const result = await replacePicture(dataProvider, options);
      const values = replacePictureInRow(form?.getValues() ?? {}, picture.path, result.to);
      for (const [column, value] of Object.entries(values)) {
        form?.setValue(column, value, { shouldDirty: true, shouldTouch: true });
      }
      return { ...result, isInForm: isShown };
    },
  });
  return { replacement, isInForm };
}
