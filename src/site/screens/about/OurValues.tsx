import { BadgeCheck, Clock, Leaf, Smile, type LucideIcon } from 'lucide-react';
import { useContent } from '../../../shared/content/use-content';
import { Card } from '../../components/Card';
import { Section } from '../../components/Section';
import { values, type ValueIcon } from '../../content/about';
import styles from './OurValues.module.css';

const ICONS: Record<ValueIcon, LucideIcon> = { BadgeCheck, Clock, Leaf, Smile };

export function OurValues() {
  return (
    <Section title="Our Values" tone="cream">
      <ul className="grid-4">
        {useContent(values).map(({ title, text, icon }) => {
          const Icon = ICONS[icon];
          return (
            <Card as="li" key={title}>
              <Icon aria-hidden className={styles.icon} />
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </Card>
          );
        })}
      </ul>
    </Section>
  );
}
