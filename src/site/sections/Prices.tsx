import { Check } from 'lucide-react';
import prices from 'virtual:content/price_plans';
import type { pricePlans } from '../../content-types/price-plans';
import type { Readable } from '../../schema/readable';
import { priceParts } from '../../shared/content/prices';
import { useContent } from '../../shared/content/use-content';
import { ButtonLink } from '../components/ButtonLink';
import { Section, type BandProps } from '../components/Section';
import { callUs, quoteHref } from '../view-models/links';
import type { Repeatable } from './components';
import styles from './Prices.module.css';

export default function Prices({ isRepeated, ...band }: BandProps & Repeatable) {
  const all = useContent(prices);
  const call = useContent(callUs);
  if (all.length === 0) return null;
  return (
    <Section {...band} align="centre" id={isRepeated ? undefined : 'prices'}>
      <ul className={styles.cards}>
        {all.map((price) => (
          <PriceCard key={price.id} price={price} />
        ))}
      </ul>
      <p className={styles.call}>
        Something else in mind? Call us on <a href={call.href}>{call.label}</a>
      </p>
    </Section>
  );
}

export function PriceCard({ price }: { price: Readable<typeof pricePlans> }) {
  const { name, service, suits, inclusions, popular } = price;
  const { before, amount, after } = priceParts(price);
  return (
    <li className={popular ? `${styles.card} ${styles.popular}` : styles.card}>
      {popular && <p className={styles.badge}>POPULAR</p>}
      <h3>{name}</h3>
      <p className={styles.price}>
        {before}
        <span className={styles.amount}>{amount}</span>
        {after}
      </p>
      <p className={styles.suits}>{suits}</p>
      <ul className={styles.inclusions}>
        {inclusions.map((inclusion, index) => (
          <li key={index}>
            <Check aria-hidden size={20} className={styles.check} />
            {inclusion}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={quoteHref(service)}
        variant={popular ? 'primary' : 'outline'}
        wide
        aria-label={`Get Quote: ${name}`}
      >
        Get Quote
      </ButtonLink>
    </li>
  );
}
