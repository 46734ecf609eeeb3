import { Picture } from '../components/Picture';
import { contentPicture } from '../pictures/content-picture';
import styles from './SectionPicture.module.css';

interface SectionPictureProps {
  src: string;
  alt: string;
  /** HTML `sizes` attribute. */
  sizes: string;
  shape?: 'photo' | 'wide' | 'beside' | 'column';
  /** Built-in pictures by address. */
  own?: Readonly<Record<string, PictureSource>>;
}

export function SectionPicture({
  src,
  alt,
  shape = 'photo',
  own = {},
  ...rest
}: SectionPictureProps) {
  // Missing in a draft.
  if (!src) return null;
  return (
    <Picture
      source={contentPicture({ src, alt }, own, 'photo')}
      alt={alt}
      className={`${styles.picture} ${shape === 'photo' ? '' : styles[shape]}`}
      {...rest}
    />
  );
}
