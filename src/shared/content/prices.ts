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

/** "£20", or "£20.50" where there are pence. */
export function formatPounds(pounds: number): string {
  return `£${Number.isInteger(pounds) ? pounds : pounds.toFixed(2)}`;
}
