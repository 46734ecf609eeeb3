import { ArrowRight, BadgeCheck, Clock, Heart, Leaf, ShieldCheck, Smile } from 'lucide-react';
import type { cards } from '../../content-types/sections/feature-lists';
import type { SectionProps } from '../../schema/define-section';
import { Card } from '../components/Card';
import { Section } from '../components/Section';
import { SiteLink } from '../components/SiteLink';
import styles from './Cards.module.css';
import { ContentPhoto } from '../components/ContentPhoto';

/** Icons by name. */
const ICONS = { BadgeCheck, Clock, Leaf, Smile, ShieldCheck, Heart };

export default function Cards({ cards: all, ...band }: SectionProps<typeof cards>) {
  return (
    <Section {...band}>
      <ul className={all.length === 4 ? 'grid-4' : 'grid'}>
        {all.map(({ title, text, icon, image, image_alt, href }, index) => (
          <Card as="li" key={index} picture={image && <ContentPhoto src={image} alt={image_alt} />}>
            <CardIcon name={icon ?? 'none'} />
            <h3>
              {href ? (
                <SiteLink href={href} className={styles.link} data-covers-card="">
                  {title} <ArrowRight aria-hidden="true" size={18} />
                </SiteLink>
              ) : (
                title
              )}
            </h3>
            {text && <p className="muted">{text}</p>}
          </Card>
        ))}
      </ul>
    </Section>
  );
}

function CardIcon({ name }: { name: keyof typeof ICONS | 'none' }) {
  const Icon = name === 'none' ? undefined : ICONS[name];
  return Icon && <Icon aria-hidden className={styles.icon} />;
}
