import { thousands } from '../text';

export type PriceBasis = 'per-hour' | 'from';

/** Pounds sterling: for each hour of one cleaner, or the least that a whole job costs. */
export interface Amount {
  pounds: number;
  basis: PriceBasis;
}

/** The pieces of a price, for setting the amount larger than what qualifies it. */
export function priceParts({ pounds, basis }: Amount) {
  return {
    before: basis === 'from' ? 'from ' : '',
    amount: formatPounds(pounds),
    after: basis === 'per-hour' ? '/hour' : '',
  };
}

/** A price as visitors read it: "£20/hour" or "from £150". */
export function formatPrice(price: Amount): string {
  const { before, amount, after } = priceParts(price);
  return before + amount + after;
}

/** "£1,250", or "£20.50" where there are pence. */
export function formatPounds(pounds: number): string {
  const pence = Number.isInteger(pounds) ? '' : pounds.toFixed(2).slice(-3);
  return `£${thousands(Math.floor(pounds))}${pence}`;
}

/** The lowest hourly rate, as a part of a sentence: "from £20 an hour"; "at a fair price" where there is none. */
export function fromHourlyRate(prices: readonly Amount[]): string {
  const rates = prices.filter(({ basis }) => basis === 'per-hour').map(({ pounds }) => pounds);
  return rates.length > 0 ? `from ${formatPounds(Math.min(...rates))} an hour` : 'at a fair price';
}
