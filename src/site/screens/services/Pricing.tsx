import { company, telHref } from '../../../shared/company';
import { Section } from '../../components/Section';
import { prices } from '../../content/prices';
import { pricing } from '../../content/services-page';
import { PriceCard } from './PriceCard';
import styles from './Pricing.module.css';

export function Pricing() {
  if (prices.length === 0) return null;
  return (
    <Section title={pricing.title} intro={pricing.lead} tone="cream" align="centre" id="prices">
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
