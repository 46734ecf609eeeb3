import { memoize } from './memoize';

/** What money may be kept in, by the sign that is typed; each has a hundredth, such as a penny or a cent. */
export const CURRENCY_SIGNS = { GBP: '£', EUR: '€', USD: '$', CHF: 'CHF' } as const;

/** The code of ISO 4217. */
export type Currency = keyof typeof CURRENCY_SIGNS;

const currencyFormat = (currency: Currency) =>
  memoize(
    () =>
      new Intl.NumberFormat('en-GB', {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        trailingZeroDisplay: 'stripIfInteger',
      }),
  );

const formats: Readonly<Record<Currency, () => Intl.NumberFormat>> = {
  GBP: currencyFormat('GBP'),
  EUR: currencyFormat('EUR'),
  USD: currencyFormat('USD'),
  CHF: currencyFormat('CHF'),
};

/** Pence or cents as people read them: "£1,250.50", "€20". */
export function formatMoney(hundredths: number, currency: Currency = 'GBP'): string {
  return formats[currency]().format(hundredths / 100);
}
