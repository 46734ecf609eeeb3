import { expect, it } from 'vitest';
import { missingMigrations } from './missing-migrations';

const KNOWN = ['20260101000000_baseline.sql', '20260201000000_partners.sql'];

it('are unapplied ones; none without a history', () => {
  const missing = (data: string[]) => missingMigrations(KNOWN, { data, error: null });
  expect(missing(['20260201000000'])).toEqual(['20260101000000_baseline.sql']);
  expect(missing(['20260101000000', '20260201000000'])).toEqual([]);
  expect(missing([])).toEqual([]);
});

it('are at least the first where the project has no such question; none where it does not answer', () => {
  const missing = (code: string) => missingMigrations(KNOWN, { data: null, error: { code } });
  expect(missing('PGRST202')).toEqual(['20260101000000_baseline.sql']);
  expect(missing('')).toEqual([]);
});
