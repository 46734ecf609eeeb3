import { Picture } from '../components/Picture';
import { contentPicture } from '../pictures/content-picture';
import styles from './SectionPicture.module.css';

interface SectionPictureProps {
  src: string;
  alt: string;
  /** The width it is shown at, as in the HTML `sizes` attribute. */
  sizes: string;
  shape?: 'photo' | 'wide' | 'beside' | 'column';
  /** Pictures that the site comes with, by their address. */
  own?: Readonly<Record<string, PictureSource>>;
}

/** A picture that staff have uploaded, in the frame of its section. */
export function SectionPicture({
  src,
  alt,
  shape = 'photo',
  own = {},
  ...rest
}: SectionPictureProps) {
  // Of a draft it may not be chosen yet.
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
