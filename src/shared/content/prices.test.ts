import { expect, it } from 'vitest';
import { formatMoney } from '../formats/money';
import { formatPrice, fromHourlyRate } from './prices';

const moneyOf = (amount: number) => ({ amount, text: formatMoney(amount) });

it.each([
  [2000, 'per-hour', '£20/hour'],
  [2050, 'per-hour', '£20.50/hour'],
  [125_000, 'from', 'from £1,250'],
  [10_000_005, 'from', 'from £100,000.05'],
] as const)('shows %d pence %s as %j', (pence, basis, words) => {
  expect(formatPrice({ amount: moneyOf(pence), basis })).toBe(words);
});

it('names the lowest hourly rate, and none where there is none', () => {
  const prices = [3000, 2250, 2500].map(
    (pence) => ({ amount: moneyOf(pence), basis: 'per-hour' }) as const,
  );
  const whole = { amount: moneyOf(100), basis: 'from' } as const;
  expect(fromHourlyRate([whole, ...prices])).toBe('from £22.50 an hour');
  expect(fromHourlyRate([whole])).toBe('at a fair price');
});
