import type { Price } from '../../shared/content/site-content';

/** The price cards, in the order that staff give them. */
export { default as prices } from '../../shared/content/published/prices';

type Prices = readonly Price[];

/** The price that a service is asked for by, if it has one. */
export function priceOf(service: string, prices: Prices): Price | undefined {
  return prices.find((price) => price.service === service);
}
