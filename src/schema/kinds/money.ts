import type { FormValues, Kind } from '../kind';
import { numeric, type NumericField } from '../numeric';
import { memoize } from '../../shared/memoize';

/** An amount in pounds, kept in whole pence; `min`, `max` and `initial` are pence too. */
export interface MoneyField<Row = FormValues> extends NumericField<Row> {
  kind: 'money';
}

/** Pence of "1,250", "£20" or "20.5". */
function read(typed: string): number | undefined {
  const [, sign = '', pounds = '', pence = ''] =
    /^(-?)£?\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  if (!pounds) return undefined;
  return Number(`${sign}${pounds.replaceAll(',', '')}${pence.padEnd(2, '0')}`);
}

const write = (pence: number) => (pence / 100).toFixed(pence % 100 === 0 ? 0 : 2);

const poundsFormat = memoize(
  () => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }),
);
const wholePoundsFormat = memoize(
  () =>
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: 'GBP',
      maximumFractionDigits: 0,
    }),
);

export const money: Kind<MoneyField> = {
  ...numeric(read, write, '20 or 12.50'),
  columnTypes: ['int4', 'int8'],
  toText: (stored) =>
    typeof stored === 'number'
      ? (stored % 100 === 0 ? wholePoundsFormat() : poundsFormat()).format(stored / 100)
      : '',
};
