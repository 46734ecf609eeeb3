import type { ReactNode } from 'react';
import { Section, type BandTone } from '../components/Section';
import sectionStyles from '../components/Section.module.css';
import headerStyles from '../components/SectionHeader.module.css';

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
    <div className={`${sectionStyles.section} ${sectionStyles[tone]}`}>
      <div className={`container ${sectionStyles.content}`}>
        {intro && <p className={headerStyles.intro}>{intro}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
