import { expect, it } from 'vitest';
import { company } from '../../shared/content/defaults/company';
import { placeholderValues } from '../../shared/content/placeholders';
import { policiesOf } from '../../shared/content/policies';
import { figureName } from './figure-name';

it('every figure that texts may quote has a name for people', () => {
  const plans = [{ slug: 'basic', amount: 2000, basis: 'per-hour' }];
  const names = [...placeholderValues(company, policiesOf(company), 'off', plans).keys()].map(
    figureName,
  );
  expect(names).toContain('Price “basic”');
  expect(names).toContain('Late cancellation fee, at most % of the price');
  expect(
    names.filter((name) => /[a-z][.-][a-z]+$/.test(name) && name !== 'E-mail of the company'),
  ).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
