import { expect, it } from 'vitest';
import type { PublicType } from '../src/content-types/public-type.ts';
import { writtenSingles } from './content-source.ts';

const rules = { table: 'rules', path: '/rules', page: '/rules', label: 'Rules' } as PublicType;
const jobs = { ...rules, table: 'jobs', path: '/jobs', list: '/jobs' };

it('the list of all pages leads to a singleton once it has been written', () => {
  expect(writtenSingles([rules, jobs], { rules: [], jobs: [{ title: 'Cleaner' }] })).toEqual([]);
  expect(writtenSingles([rules], { rules: [{ title: 'House rules' }] })).toEqual([
    { path: '/rules', title: 'Rules' },
  ]);
});
