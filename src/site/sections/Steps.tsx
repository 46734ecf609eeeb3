import type { steps } from '../../content-types/sections/feature-lists';
import type { SectionProps } from '../../schema/define-section';
import { Section } from '../components/Section';
import styles from './Steps.module.css';

export default function Steps({ steps: all, ...band }: SectionProps<typeof steps>) {
  return (
    <Section {...band}>
      <ol className={styles.steps}>
        {all.map(({ title, text }, index) => (
          <li key={index}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
