import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';
import { Sparkle } from './Sparkle';

interface SectionProps {
  title: string;
  /** A few words above the title. */
  eyebrow?: string;
  intro?: ReactNode;
  /** The colour of the band; neighbours should differ. */
  tone?: 'plain' | 'mist' | 'cream' | 'navy';
  align?: 'start' | 'centre';
  /** Target of an anchor. */
  id?: string;
  children: ReactNode;
}

/** A band of a page with its second-level heading. */
export function Section({
  title,
  eyebrow,
  intro,
  tone = 'plain',
  align = 'start',
  id,
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`${styles.section} ${styles[tone] ?? ''}`}
    >
      <div className="container">
        <div className={`${styles.header} ${align === 'centre' ? styles.centre : ''}`}>
          {eyebrow && (
            <p className={styles.eyebrow}>
              <Sparkle />
              {eyebrow}
            </p>
          )}
          <h2 id={headingId}>{title}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
