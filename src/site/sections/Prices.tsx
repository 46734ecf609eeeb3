import { useContent } from '../../shared/content/use-content';
import { Section, type BandTone } from '../components/Section';
import type { SectionHeaderProps } from '../components/SectionHeader';
import { callUs } from '../content/links';
import { prices } from '../content/prices';
import { pricing } from '../content/services-page';
import { PriceCard } from './PriceCard';
import styles from './Prices.module.css';

/** The price plans, under the services page's heading or a page's own. */
export default function Prices(band: SectionHeaderProps & { tone?: BandTone }) {
  const all = useContent(prices);
  const call = useContent(callUs);
  if (all.length === 0) return null;
  return (
    <Section {...band} align="centre" id="prices">
      <ul className={styles.cards}>
        {all.map((price) => (
          <PriceCard key={price.id} price={price} />
        ))}
      </ul>
      <p className={styles.call}>
        {pricing.call} <a href={call.href}>{call.label}</a>
      </p>
    </Section>
  );
}
