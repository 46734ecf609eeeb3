import type { figures } from '../../content-types/sections/points';
import type { SectionProps } from '../../schema/define-section';
import { Section } from '../components/Section';
import { StatList } from '../components/StatList';
import styles from './Figures.module.css';

/** Large figures with their labels; in a narrow band of their own where they have no heading. */
export default function Figures({ figures: all, ...band }: SectionProps<typeof figures>) {
  if (!band.title) {
    return (
      <section aria-label="In figures" className={styles.strip}>
        <div className="container">
          <StatList stats={all} />
        </div>
      </section>
    );
  }
  return (
    <Section {...band}>
      <StatList stats={all} />
    </Section>
  );
}
