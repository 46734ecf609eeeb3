import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';
import { Sparkle } from './Sparkle';

export type BandTone = 'plain' | 'mist' | 'cream' | 'navy';

export interface SectionHeaderProps {
  title: string;
  /** A few words above the title. */
  eyebrow?: string;
  intro?: ReactNode;
  align?: 'start' | 'centre';
}

interface SectionProps extends SectionHeaderProps {
  /** Background of the band; neighbours should differ. */
  tone?: BandTone;
  /** Beside the heading and the content from 64rem on; above or below them on smaller views. */
  aside?: ReactNode;
  asideAt?: 'start' | 'end';
  /** Target of an anchor. */
  id?: string;
  children: ReactNode;
}

/** A band of a page with its second-level heading. */
export function Section({
  tone = 'plain',
  aside,
  asideAt = 'end',
  id,
  children,
  ...header
}: SectionProps) {
  const headingId = useId();
  const content = (
    <div className={styles.content}>
      <SectionHeader id={headingId} {...header} />
      <div>{children}</div>
    </div>
  );
  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.section} ${styles[tone]}`}>
      {aside ? (
        <div className={`container ${styles.columns}`}>
          {asideAt === 'start' && aside}
          {content}
          {asideAt === 'end' && aside}
        </div>
      ) : (
        <div className="container">{content}</div>
      )}
    </section>
  );
}

function SectionHeader({
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
