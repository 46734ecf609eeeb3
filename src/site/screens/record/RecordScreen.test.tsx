// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, it, vi } from 'vitest';
import { areas } from '../../../content-types/areas';
import { publicTypes } from '../../../content-types/public-types';
import { publishedRows } from '../../../shared/content/content-store';
import { fetchChanges } from '../../revalidate/fetch-changes';
import { RecordScreen } from './RecordScreen';

vi.mock('../../revalidate/fetch-changes', () => ({ fetchChanges: vi.fn() }));

afterEach(cleanup);

it('of an address that could not be looked up is tried again when a visitor comes back', async () => {
  const of = publicTypes.find(({ table }) => table === 'areas');
  if (!of) throw new Error('Areas have pages');
  vi.mocked(fetchChanges).mockRejectedValueOnce(new Error('not answered'));
  render(
    <MemoryRouter initialEntries={['/locations/nowhere']}>
      <RecordScreen
        of={of}
        records={{ default: publishedRows('areas', []), type: areas }}
        Page={() => null}
      />
    </MemoryRouter>,
  );
  await screen.findByText(/^This page could not be loaded/);
  vi.mocked(fetchChanges).mockResolvedValueOnce(Infinity);
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('Oops! Page not found');
});
