import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionHeaderProps {
  /** Without a title, it is no landmark. */
  title: string;
  /** A few words above the title. */
  eyebrow?: string;
  intro?: ReactNode;
  align?: 'start' | 'centre';
}

export interface BandProps extends SectionHeaderProps {
  /** Background of the band; neighbours should differ. */
  tone?: 'plain' | 'mist' | 'cream' | 'navy';
}

interface SectionProps extends BandProps {
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
  const Element = header.title ? 'section' : 'div';
  const labelledBy = header.title ? headingId : undefined;
  const content = (
    <div className={styles.content}>
      {(header.title || header.intro) && <SectionHeader id={headingId} {...header} />}
      <div>{children}</div>
    </div>
  );
  return (
    <Element id={id} aria-labelledby={labelledBy} className={`${styles.section} ${styles[tone]}`}>
      {aside ? (
        <div className={`container ${styles.columns}`}>
          {asideAt === 'start' && aside}
          {content}
          {asideAt === 'end' && aside}
        </div>
      ) : (
        <div className="container">{content}</div>
      )}
    </Element>
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
      {title && <h2 id={id}>{title}</h2>}
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}

/** The logo's four-pointed sparkle; always decorative. */
export function Sparkle({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12 0c1.3 6.9 5.1 10.7 12 12-6.9 1.3-10.7 5.1-12 12-1.3-6.9-5.1-10.7-12-12 6.9-1.3 10.7-5.1 12-12z"
      />
    </svg>
  );
}
