import { Section } from '../../components/Section';
import { homeServices } from '../../content/home';
import { services } from '../../content/services';
import { ServiceCard } from './ServiceCard';
import styles from './ServicesGrid.module.css';

export function ServicesGrid() {
  if (services.length === 0) return null;
  return (
    <Section {...homeServices}>
      <ul className={styles.grid}>
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ul>
    </Section>
  );
}
