/** Per cleaner and hour, or the minimum of a job. */
export interface PriceFigure {
  /** Pence, and formatted. */
  amount: { amount: number; text: string };
  basis: 'per-hour' | 'from';
}

/** Prefix, amount and unit, for different type sizes. */
export function priceParts({ amount, basis }: PriceFigure) {
  return {
    before: basis === 'from' ? 'from ' : '',
    amount: amount.text,
    after: basis === 'per-hour' ? '/hour' : '',
  };
}

/** "£20/hour" or "from £150". */
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

/** "from £20 an hour", or "at a fair price" without an hourly price. */
export function fromHourlyRate(prices: readonly PriceFigure[]): string {
  const lowest = extreme(prices.filter(({ basis }) => basis === 'per-hour'));
  return lowest ? `from ${lowest.amount.text} an hour` : 'at a fair price';
}
