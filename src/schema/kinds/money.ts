import { CURRENCY_SIGNS, formatMoney, type Currency } from '../../shared/formats/money';
import { defineKind } from '../define-kind';
import { numeric, type NumericField } from '../numeric';

/** Stored in pence or cents, as `min`, `max` and `initial`. */
export interface MoneyField extends NumericField {
  kind: 'money';
  /** Pounds by default. */
  currency?: Currency;
}

/** Hundredths of "1,250", "£20" or "20.5"; another currency's sign is an error. */
function read(typed: string, { currency = 'GBP' }: MoneyField): number | undefined {
  const amount = withoutSign(typed, CURRENCY_SIGNS[currency]);
  const [, minus = '', whole = '', rest = ''] =
    /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (!whole) return undefined;
  return Number(`${minus}${whole.replaceAll(',', '')}${rest.padEnd(2, '0')}`);
}

/** Before or after the amount: "-£20", "20 €". */
function withoutSign(typed: string, sign: string): string {
  const amount = typed.replace(sign, '').trim();
  return amount.startsWith('-') ? `-${amount.slice(1).trim()}` : amount;
}

const write = (hundredths: number) => (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2);

export interface Money {
  /** Pence or cents. */
  amount: number;
  currency: Currency;
  /** "£1,250.50". */
  text: string;
}

const { readable: readableAmount, ...amounts } = numeric(
  'integer',
  read,
  write,
  'number such as 20 or 12.50',
);

export const money = defineKind<MoneyField>()({
  ...amounts,
  toText: (stored, { currency }) =>
    typeof stored === 'number' ? formatMoney(stored, currency) : '',
  readable: (stored, { currency = 'GBP' }): Money | undefined => {
    const amount = readableAmount(stored);
    return amount === undefined
      ? undefined
      : { amount, currency, text: formatMoney(amount, currency) };
  },
});
