import { expect, it } from 'vitest';
import { andList, orList } from './name-lists';

it.each([
  { names: [] },
  { names: ['Walsall'] },
  { names: ['Walsall', 'Dudley'] },
  { names: ['Walsall', 'Dudley', 'Stoke and Trent'] },
])('writes $names as the language’s own tables do', ({ names }) => {
  const format = (type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat('en-GB', { type }).format(names);
  expect(andList(names)).toBe(format('conjunction'));
  expect(orList(names)).toBe(format('disjunction'));
});
