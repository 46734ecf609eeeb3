import type { quotation } from '../../content-types/sections/texts';
import type { SectionProps } from '../../schema/define-section';
import { Section } from '../components/Section';
import styles from './Quotation.module.css';

export default function Quotation({ text, name, role, tone }: SectionProps<typeof quotation>) {
  return (
    <Section title="" tone={tone}>
      <figure className={styles.quotation}>
        <blockquote className={styles.words}>{text}</blockquote>
        <figcaption>
          <strong>{name}</strong>
          {role && `, ${role}`}
        </figcaption>
      </figure>
    </Section>
  );
}
