import { Section } from '../../components/Section';
import { howItWorks } from '../../content/home';
import styles from './HowItWorks.module.css';

export function HowItWorks() {
  const { eyebrow, title, steps } = howItWorks;
  return (
    <Section eyebrow={eyebrow} title={title} tone="navy">
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
