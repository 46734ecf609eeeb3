import type { ContentPicture } from '../../shared/content/picture';
import styles from './ContentPhoto.module.css';
import { Picture } from './Picture';

interface ContentPhotoProps extends ContentPicture {
  /** HTML `sizes` attribute; by default that of a grid. */
  sizes?: string;
  priority?: boolean;
  shape?: 'photo' | 'wide' | 'beside' | 'column';
}

export function ContentPhoto({
  src,
  alt,
  avif,
  sizes = '(width >= 48rem) 24rem, 100vw',
  shape = 'photo',
  ...rest
}: ContentPhotoProps) {
  // Missing in a draft.
  if (!src) return null;
  return (
    <Picture
      picture={{ src, avif }}
      className={`${styles.picture} ${shape === 'photo' ? '' : styles[shape]}`}
      {...{ alt, sizes, ...rest }}
    />
  );
}

/** Side by side. */
export function ContentPhotos({ pictures }: { pictures: readonly ContentPicture[] }) {
  return (
    <ul className="grid">
      {pictures.map((picture) => (
        <li key={picture.src}>
          <ContentPhoto {...picture} />
        </li>
      ))}
    </ul>
  );
}
