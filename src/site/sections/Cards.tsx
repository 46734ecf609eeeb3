import { ArrowRight } from 'lucide-react';
import type { cards } from '../../content-types/sections/cards';
import type { SectionProps } from '../../schema/define-section';
import { Card } from '../components/Card';
import { Section } from '../components/Section';
import { SiteLink } from '../components/SiteLink';
import styles from './Cards.module.css';
import { SectionPicture } from './SectionPicture';

/** Short texts side by side, each of which may lead somewhere. */
export default function Cards({ cards: all, ...band }: SectionProps<typeof cards>) {
  return (
    <Section {...band}>
      <ul className="grid">
        {all.map(({ title, text, image, image_alt, href }) => (
          <Card
            as="li"
            key={title}
            picture={
              image && (
                <SectionPicture src={image} alt={image_alt} sizes="(width >= 48rem) 24rem, 100vw" />
              )
            }
          >
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
