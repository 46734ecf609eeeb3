// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { KindCell } from '../../fields/KindCell';
import { resources } from '../../resources/registry';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/contact', '-infinity', null, 'Yes'],
  ['https://example.com/offer', '-infinity', null, 'Yes'],
  ['/offer', '2025-11-24T09:00:00+00:00', null, 'Yes'],
  ['/offer', '2025-11-24T09:00:00+00:00', '2100-11-25T00:00:00+00:00', 'Yes'],
  ['/offer', '2025-11-24T09:00:00+00:00', '2025-11-25T00:00:00+00:00', 'No: its page has ended'],
  ['/ofer', '-infinity', null, 'Yes, but there is no page at its address'],
  ['/old', 'infinity', null, 'No: its page is a draft, or was deleted'],
])(
  'says of a link to %s seen from %s until %s: %s',
  async (href, shown_from, shown_until, words) => {
    vi.stubGlobal('fetch', async () => Response.json([]));
    const schema = resources.find(({ table }) => table === 'menu');
    const field = schema?.fields.shown_from;
    if (!schema || !field) throw new Error('The menu has no such field');
    const getList = async () => ({ data: [], total: 0 });
    const record = { href, shown_from, shown_until };
    render(
      inAdmin(<KindCell {...{ schema, field, record }} value={shown_from} />, {
        dataProvider: { getList },
      }),
    );
    expect(await screen.findByText(words)).toBeDefined();
  },
);
