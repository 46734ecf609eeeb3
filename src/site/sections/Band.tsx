import type { ReactNode } from 'react';
import { Section, type BandTone } from '../components/Section';
import styles from '../components/Section.module.css';

interface BandProps {
  /** Without a title, it is no landmark. */
  title: string;
  intro?: string;
  tone: BandTone;
  children: ReactNode;
}

/** A Section with an optional heading. */
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
