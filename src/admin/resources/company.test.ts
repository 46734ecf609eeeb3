import { expect, it } from 'vitest';
import { company as own } from '../../shared/content/defaults/company';
import { company } from './company';

const row = { ...own, id: '', created_at: '', updated_at: '' };

it('hours that end before they begin are told at their day', async () => {
  const complaints = await company.validate?.({
    ...row,
    opening_hours: { monday: '18:00-8:00', tuesday: '8:00-18:00', sunday: null },
  });
  expect(Object.keys(complaints ?? {})).toEqual(['opening_hours.monday']);
  expect(await company.validate?.(row)).toEqual({});
});
