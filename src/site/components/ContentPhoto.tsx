import type { ContentPicture } from '../../shared/content/picture';
import { contentPicture } from '../pictures/content-picture';
import { Picture } from './Picture';

interface ContentPhotoProps {
  picture: ContentPicture;
  /** The HTML `sizes` attribute. */
  sizes: string;
  className?: string;
  priority?: boolean;
}

export function ContentPhoto({ picture, ...rest }: ContentPhotoProps) {
  const { alt, focus } = picture;
  return (
    <Picture source={contentPicture(picture, {}, 'photo')} alt={alt} focus={focus} {...rest} />
  );
}
