import { useContent } from '../../shared/content/use-content';
import { Section, type BandTone } from '../components/Section';
import type { SectionHeaderProps } from '../components/SectionHeader';
import { services } from '../content/services';
import { ServiceCard } from './ServiceCard';
import styles from './Services.module.css';

/** A card for each service. */
export default function Services(band: SectionHeaderProps & { tone?: BandTone }) {
  const all = useContent(services);
  if (all.length === 0) return null;
  return (
    <Section {...band}>
      <ul className={styles.grid}>
        {all.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ul>
    </Section>
  );
}
