import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';
import { SectionHeader, type SectionHeaderProps } from './SectionHeader';

export type BandTone = 'plain' | 'mist' | 'cream' | 'navy';

interface SectionProps extends SectionHeaderProps {
  /** The colour of the band; neighbours should differ. */
  tone?: BandTone;
  /** Stands beside the heading and the rest, from 64rem on; above or below them on smaller views. */
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
