/** What a price says of its amount: for each hour of one cleaner, or the least that a whole job costs. */
export interface PriceFigure {
  /** Pence, and as people read them. */
  amount: { amount: number; text: string };
  basis: 'per-hour' | 'from';
}

/** The pieces of a price, for setting the amount larger than what qualifies it. */
export function priceParts({ amount, basis }: PriceFigure) {
  return {
    before: basis === 'from' ? 'from ' : '',
    amount: amount.text,
    after: basis === 'per-hour' ? '/hour' : '',
  };
}

/** A price as visitors read it: "£20/hour" or "from £150". */
export function formatPrice(price: PriceFigure): string {
  const { before, amount, after } = priceParts(price);
  return before + amount + after;
}

/** The price with the least amount, or with the greatest by `of: Math.max`. */
export function extreme<Price extends PriceFigure>(
  prices: readonly Price[],
  of: typeof Math.min = Math.min,
): Price | undefined {
  const amount = of(...prices.map((price) => price.amount.amount));
  return prices.find((price) => price.amount.amount === amount);
}

/** The lowest hourly rate, as a part of a sentence: "from £20 an hour"; "at a fair price" where there is none. */
export function fromHourlyRate(prices: readonly PriceFigure[]): string {
  const lowest = extreme(prices.filter(({ basis }) => basis === 'per-hour'));
  return lowest ? `from ${lowest.amount.text} an hour` : 'at a fair price';
}
