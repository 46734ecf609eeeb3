import type { ReactNode } from 'react';
import { Section, type BandTone } from '../components/Section';
import styles from '../components/Section.module.css';

interface BandProps {
  /** A band without one is no landmark of its own. */
  title: string;
  intro?: string;
  tone: BandTone;
  children: ReactNode;
}

/** A band of a page whose heading may be left out. */
export function Band({ title, children, ...band }: BandProps) {
  if (title) {
    return (
      <Section title={title} {...band}>
        {children}
      </Section>
    );
  }
  const { intro, tone } = band;
  return (
    <div className={`${styles.section} ${styles[tone]}`}>
      <div className={`container ${styles.content}`}>
        {intro && <p className={styles.intro}>{intro}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
