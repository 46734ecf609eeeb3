import { expect, it } from 'vitest';
import { company } from '../../shared/company';
import { placeholderValues } from '../../shared/content/placeholders';
import { placeholderLabel } from './placeholder-label';

it('every figure that texts may quote has a name for people', () => {
  const amount = { amount: 2000, text: '£20' };
  const prices = [{ slug: 'basic', amount, basis: 'per-hour' }] as const;
  const names = [...placeholderValues(company.get(), [], prices, {}).keys()].map(placeholderLabel);
  expect(names).toContain('Price “basic”');
  expect(names).toContain('Late cancellation fee, at most % of the price');
  expect(
    names.filter((name) => /[a-z][.-][a-z]+$/.test(name) && name !== 'E-mail of the company'),
  ).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
