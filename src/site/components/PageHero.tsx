import type { ReactNode } from 'react';
import { Picture } from './Picture';
import styles from './PageHero.module.css';

interface PageHeroProps {
  title: ReactNode;
  intro?: ReactNode;
  /** A wide picture; decoration, so it has no text alternative. */
  picture?: PictureSource;
  /** `calm` sets the words on the picture's quiet left part, `panel` on a white card over a lively one. */
  layout?: 'calm' | 'panel';
  /** Buttons under the words. */
  children?: ReactNode;
}

/** The top of a screen: its first-level heading, beneath the fixed navigation bar. */
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
        <Picture source={picture} alt="" sizes="100vw" priority className={styles.picture} />
      )}
    </div>
  );
}
