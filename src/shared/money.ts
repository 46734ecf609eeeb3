/** What money may be kept in, by the sign that is typed; each has a hundredth, such as a penny or a cent. */
export const CURRENCY_SIGNS = { GBP: '£', EUR: '€', USD: '$', CHF: 'CHF' } as const;

/** The code of ISO 4217. */
export type Currency = keyof typeof CURRENCY_SIGNS;

/** Pence or cents as people read them: "£1,250.50", "€20". */
export function formatMoney(hundredths: number, currency: Currency = 'GBP'): string {
  return (hundredths / 100).toLocaleString('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
}
