// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { KindCell } from '../../fields/KindCell';
import { resources } from '../../resources/registry';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/contact', '-infinity', 'Yes'],
  ['https://example.com/offer', '-infinity', 'Yes'],
  ['/offer', '2026-11-24T09:00:00+00:00', 'Yes'],
  ['/ofer', '-infinity', 'Yes, but there is no page at its address'],
  ['/old', 'infinity', 'No: its page is a draft, or was deleted'],
])('says of a link to %s that is seen from %s on: %s', async (href, shown_from, words) => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const schema = resources.find(({ table }) => table === 'menu');
  const field = schema?.fields.shown_from;
  if (!schema || !field) throw new Error('The menu has no such field');
  const getList = async () => ({ data: [], total: 0 });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider({ getList })}>
        <KindCell {...{ schema, field }} record={{ href, shown_from }} value={shown_from} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  expect(await screen.findByText(words)).toBeDefined();
});
