import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { MemberFields } from '../../../schema/kind';
import { MorePictures, type TakeMore } from '../../images/more-pictures';
import { prepareSeveralImages } from '../../images/prepare-several-images';
import type { PickedFile } from '../../../schema/kinds/file';
import { pictureKeys } from '../../../schema/kinds/image';
import { useLatest } from '../../ui/use-latest';
import { choosePicture } from '../chosen-picture';

interface Props {
  fields: MemberFields;
  /** Of the group. */
  path: string;
  children: ReactNode;
}

/** Wraps fields with several images: further files chosen for one go to the others. */
export function SeveralFields({ fields, path, children }: Props) {
  const form = useFormContext();
  const put = useLatest((key: string, picture: PickedFile) =>
    choosePicture(form, `${path}.${key}`, picture),
  );
  const keys = pictureKeys(fields);
  if (keys.length < 2) return children;
  const takeMore: TakeMore = (files, source) => {
    const own = keys.findIndex((key) => source === `${path}.${key}`);
    const others = [...keys.slice(own + 1), ...keys.slice(0, own)];
    return prepareSeveralImages(files, (picture) => {
      const key = others.shift();
      if (key) put(key, picture);
      return key !== undefined;
    });
  };
  return <MorePictures value={takeMore}>{children}</MorePictures>;
}
