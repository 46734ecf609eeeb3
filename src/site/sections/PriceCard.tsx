import { Check } from 'lucide-react';
import { ButtonLink } from '../components/ButtonLink';
import { quoteHref } from '../content/links';
import { priceParts } from '../../shared/content/prices';
import type { Price } from '../../shared/content/site-content';
import { pricing } from '../content/services-page';
import styles from './PriceCard.module.css';

export function PriceCard({ price }: { price: Price }) {
  const { name, service, suits, inclusions, popular } = price;
  const { before, amount, after } = priceParts(price);
  return (
    <li className={popular ? `${styles.card} ${styles.popular}` : styles.card}>
      {popular && <p className={styles.badge}>{pricing.popular}</p>}
      <h3>{name}</h3>
      <p className={styles.price}>
        {before}
        <span className={styles.amount}>{amount}</span>
        {after}
      </p>
      <p className={styles.suits}>{suits}</p>
      <ul className={styles.inclusions}>
        {inclusions.map((inclusion) => (
          <li key={inclusion}>
            <Check aria-hidden size={20} className={styles.check} />
            {inclusion}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={quoteHref(service)}
        variant={popular ? 'primary' : 'outline'}
        wide
        aria-label={`${pricing.action}: ${name}`}
      >
        {pricing.action}
      </ButtonLink>
    </li>
  );
}
