/** Currencies by ISO 4217 code; each has hundredths, such as pence or cents. */
export const CURRENCY_SIGNS = { GBP: '£', EUR: '€', USD: '$', CHF: 'CHF' } as const;

/** ISO 4217. */
export type Currency = keyof typeof CURRENCY_SIGNS;

/** From pence or cents: "£1,250.50", "€20". */
export function formatMoney(hundredths: number, currency: Currency = 'GBP'): string {
  return (hundredths / 100).toLocaleString('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
}
