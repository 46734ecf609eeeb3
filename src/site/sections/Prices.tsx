import { company, telHref } from '../../shared/company';
import { Section, type BandTone } from '../components/Section';
import type { SectionHeaderProps } from '../components/SectionHeader';
import { prices } from '../content/prices';
import { pricing } from '../content/services-page';
import { PriceCard } from '../screens/services/PriceCard';
import styles from './Prices.module.css';

/** The price plans, under the services page's heading or a page's own. */
export default function Prices(band: SectionHeaderProps & { tone?: BandTone }) {
  if (prices.length === 0) return null;
  return (
    <Section {...band} align="centre" id="prices">
      <ul className={styles.cards}>
        {prices.map((price) => (
          <PriceCard key={price.id} price={price} />
        ))}
      </ul>
      <p className={styles.call}>
        {pricing.call} <a href={telHref(company.phone)}>{company.phone}</a>
      </p>
    </Section>
  );
}
