import { expect, it } from 'vitest';
import type { Tables } from '../shared/database.types';
import { company as own } from '../shared/content/first-content/company';
import { company } from './company';

const blank = { notice: null, notice_from: null, notice_until: null };
const row = { ...own, ...blank, id: '', created_at: '', updated_at: '' } as Tables<'company'>;

it('a notice that ends before it begins is told at its last day', async () => {
  const days = { notice_from: '2026-12-24', notice_until: '2026-12-02' };
  const errors = await company.validate?.({ ...row, ...days, notice: 'Closed' }, 'editor');
  expect(errors).toHaveProperty('notice_until');
  expect(await company.validate?.({ ...row, ...days }, 'editor')).toEqual({});
});
