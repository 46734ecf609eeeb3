import { expect, it } from 'vitest';
import type { PublicType } from '../src/content-types/public-type.ts';
import { UserError } from '../supabase/user-error.ts';
import { readState, writtenSingles } from './content-source.ts';

const rules = { table: 'rules', path: '/rules', page: '/rules', label: 'Rules' } as PublicType;
const jobs = { ...rules, table: 'jobs', path: '/jobs', list: '/jobs' };

it('the list of all pages leads to a singleton once it has been written', () => {
  expect(writtenSingles([rules, jobs], { rules: [], jobs: [{ title: 'Cleaner' }] })).toEqual([]);
  expect(writtenSingles([rules], { rules: [{ title: 'House rules' }] })).toEqual([
    { path: '/rules', title: 'Rules' },
  ]);
});

it('a project that does not answer is named in a sentence', async () => {
  const read = readState({ url: 'http://127.0.0.1:1', key: '' });
  await expect(read).rejects.toThrow(UserError);
  await expect(read).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1 cannot be read \(.+\)/);
});
