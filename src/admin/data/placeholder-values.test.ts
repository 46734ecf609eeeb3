// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { company } from '../../shared/content/first-content/company';
import { queryClient } from './query-client';
import { unknownPlaceholderError } from './placeholder-values';

const TEXT = 'A flat from {{price.weekly}}.';

/** Serves these tables and refuses others. */
const serve = (tables: Record<string, object[]>) =>
  vi.stubGlobal('fetch', async (input: string) => {
    const [, table = ''] = /rest\/v1\/(\w+)/.exec(input) ?? [];
    const rows = tables[table];
    return rows ? Response.json(rows) : Response.json({ message: 'no' }, { status: 400 });
  });

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('knows the prices that are written', async () => {
  const plans = [{ slug: 'weekly', amount: 4000, basis: 'hour' }];
  serve({ price_plans: plans, company: [company], areas: [] });
  expect(await unknownPlaceholderError(TEXT)).toBeUndefined();
  expect(await unknownPlaceholderError('{{price.monthly}}')).toContain(
    'Nothing is called {{price.monthly}}.',
  );
});

it('refuses no text because the server does not tell the prices', async () => {
  serve({ company: [company] });
  expect(await unknownPlaceholderError(TEXT)).toBeUndefined();
});
