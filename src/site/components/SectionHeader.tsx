import type { ReactNode } from 'react';
import styles from './SectionHeader.module.css';
import { Sparkle } from './Sparkle';

export interface SectionHeaderProps {
  title: string;
  /** A few words above the title. */
  eyebrow?: string;
  intro?: ReactNode;
  align?: 'start' | 'centre';
}

/** Second-level heading of a band, with what introduces it; `id` is for the band's `aria-labelledby`. */
export function SectionHeader({
  id,
  title,
  eyebrow,
  intro,
  align = 'start',
}: SectionHeaderProps & { id: string }) {
  return (
    <div className={`${styles.header} ${align === 'centre' ? styles.centre : ''}`}>
      {eyebrow && (
        <p className={styles.eyebrow}>
          <Sparkle />
          {eyebrow}
        </p>
      )}
      <h2 id={id}>{title}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
