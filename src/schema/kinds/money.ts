import { CURRENCY_SIGNS, formatMoney, type Currency } from '../../shared/money';
import type { FormValues, Kind } from '../kind';
import { numeric, type NumericField } from '../numeric';

/** An amount of money, kept in whole pence or cents; `min`, `max` and `initial` are pence or cents too. */
export interface MoneyField<Row = FormValues> extends NumericField<Row> {
  kind: 'money';
  /** Pounds when left out. */
  currency?: Currency;
}

/** Hundredths of "1,250", "£20" or "20.5"; the sign of another currency is a mistake. */
const readIn = (sign: string) => (typed: string) => {
  const [, minus = '', whole = '', rest = ''] =
    /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(withoutSign(typed, sign)) ?? [];
  if (!whole) return undefined;
  return Number(`${minus}${whole.replaceAll(',', '')}${rest.padEnd(2, '0')}`);
};

/** Once, before or after the amount: "-£20", "20 €". */
function withoutSign(typed: string, sign: string): string {
  const amount = typed.replace(sign, '').trim();
  return amount.startsWith('-') ? `-${amount.slice(1).trim()}` : amount;
}

const write = (hundredths: number) => (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2);

const inCurrency = (sign: string) => numeric(readIn(sign), write, '20 or 12.50');

const byCurrency: Readonly<Record<Currency, ReturnType<typeof inCurrency>>> = {
  GBP: inCurrency(CURRENCY_SIGNS.GBP),
  EUR: inCurrency(CURRENCY_SIGNS.EUR),
  USD: inCurrency(CURRENCY_SIGNS.USD),
  CHF: inCurrency(CURRENCY_SIGNS.CHF),
};

const kindOfMoney = ({ currency = 'GBP' }: MoneyField) => byCurrency[currency];

export const money: Kind<MoneyField> = {
  ...byCurrency.GBP,
  columnTypes: ['int4', 'int8'],
  validate: (value, field) => kindOfMoney(field).validate(value, field),
  toRow: (value, field) => kindOfMoney(field).toRow(value),
  toText: (stored, { currency }) =>
    typeof stored === 'number' ? formatMoney(stored, currency) : '',
  filter: (field) => kindOfMoney(field).filter(),
};
