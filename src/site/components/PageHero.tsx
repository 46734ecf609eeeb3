import type { ReactNode } from 'react';
import type { ContentPicture } from '../../shared/content/picture';
import { Picture } from './Picture';
import styles from './PageHero.module.css';

interface PageHeroProps {
  title: ReactNode;
  intro?: ReactNode;
  /** Decorative, so it has an empty alternative text. */
  picture?: Pick<ContentPicture, 'src'>;
  /** `calm` puts the text on the picture's quiet left part, `panel` on a white card. */
  layout?: 'calm' | 'panel';
  /** Buttons below the text. */
  children?: ReactNode;
}

/** The first-level heading of a screen, below the fixed navigation bar. */
export function PageHero({ title, intro, picture, layout = 'calm', children }: PageHeroProps) {
  return (
    <div className={`${styles.hero} ${(picture && styles[layout]) ?? ''}`}>
      <div className={`container ${picture ? (styles.withPicture ?? '') : ''}`}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
          {children && <div className="cluster">{children}</div>}
        </div>
      </div>
      {picture && (
        <Picture
          picture={picture}
          shape="wide"
          alt=""
          sizes="100vw"
          priority
          className={styles.picture}
        />
      )}
    </div>
  );
}
