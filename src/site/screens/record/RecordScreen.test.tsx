// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { areas } from '../../../content-types/areas';
import { publicTypes } from '../../../content-types/public-types';
import { publishedRows } from '../../../shared/content/content-store';
import { RecordScreen } from './RecordScreen';

const request = vi.fn<typeof fetch>(async () => Response.json([]));
vi.stubGlobal('fetch', request);
// An answer counts for five minutes.
beforeEach(() => vi.resetModules());

/** An address that the build does not have. */
function renderUnknown() {
  const of = publicTypes.find(({ table }) => table === 'areas');
  if (!of) throw new Error('Areas have pages');
  const records = { default: publishedRows('areas', []), type: areas };
  render(
    <MemoryRouter initialEntries={['/locations/nowhere']}>
      <main id="main" tabIndex={-1}>
        <RecordScreen of={of} records={records} Page={() => null} />
      </main>
    </MemoryRouter>,
  );
}

it('an address that could not be looked up is tried again when a visitor comes back', async () => {
  request.mockRejectedValueOnce(new Error('not answered'));
  renderUnknown();
  await screen.findByText(/^This page could not be loaded/);
  request.mockClear();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(request, 'in a tab that nobody sees').not.toHaveBeenCalled();
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('Oops! Page not found');
});

it('an address whose answer comes late moves the focus on to its heading', async () => {
  renderUnknown();
  screen.getByRole('main').focus();
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
