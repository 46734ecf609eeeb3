import { formatPounds } from '../../shared/content/prices';
import type { Price } from '../../shared/content/site-content';

/** The price cards, in the order that staff give them. */
export { default as prices } from '../../shared/content/published/prices';

type Prices = readonly Price[];

/** The price that a service is asked for by, if it has one. */
export function priceOf(service: string, prices: Prices): Price | undefined {
  return prices.find((price) => price.service === service);
}

/** The lowest hourly rate, as a part of a sentence: "from £20 an hour"; "at a fair price" where there is none. */
export function fromHourlyRate(prices: Prices): string {
  const rates = prices.filter(({ basis }) => basis === 'per-hour').map(({ pounds }) => pounds);
  return rates.length > 0 ? `from ${formatPounds(Math.min(...rates))} an hour` : 'at a fair price';
}
