import type { figures } from '../../content-types/sections/feature-lists';
import type { SectionProps } from '../../schema/define-section';
import { Section } from '../components/Section';
import styles from './Figures.module.css';

type Props = SectionProps<typeof figures>;

/** In a narrow band without a heading. */
export default function Figures({ figures: all, ...band }: Props) {
  if (!band.title) {
    return (
      <section aria-label="In figures" className={styles.strip}>
        <div className="container">
          <StatList figures={all} />
        </div>
      </section>
    );
  }
  return (
    <Section {...band}>
      <StatList figures={all} />
    </Section>
  );
}

function StatList({ figures: all }: Pick<Props, 'figures'>) {
  return (
    <dl className={styles.list}>
      {all.map(({ value, label }, index) => (
        <div key={index} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
