import { Check } from 'lucide-react';
import type { reasons } from '../../content-types/sections/feature-lists';
import type { SectionProps } from '../../schema/define-section';
import { Section } from '../components/Section';
import styles from './Reasons.module.css';
import { ContentPhoto } from '../components/ContentPhoto';

export default function Reasons(props: SectionProps<typeof reasons>) {
  const { reasons: all, image, image_alt, ...band } = props;
  const picture = image && (
    <ContentPhoto
      src={image}
      alt={image_alt}
      shape="column"
      sizes="(width >= 64rem) 56rem, 100vw"
    />
  );
  return (
    <Section {...band} aside={picture} asideAt="start">
      <ul className={styles.reasons}>
        {all.map(({ title, text }, index) => (
          <li key={index}>
            <Check aria-hidden="true" strokeWidth={3} className={styles.tick} />
            <div>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
