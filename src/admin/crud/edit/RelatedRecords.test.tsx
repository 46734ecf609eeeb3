// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { areas } from '../../../content-types/areas';
import { RelatedRecords } from './RelatedRecords';

function renderRelated(getManyReference: () => Promise<unknown>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const dataProvider = { getManyReference: getManyReference as never };
  render(
    inAdmin(
      <ThemeProvider theme={createTheme()}>
        <RecordContextProvider value={{ id: 1 }}>
          <RelatedRecords schema={areas} />
        </RecordContextProvider>
      </ThemeProvider>,
      { dataProvider, queryClient },
    ),
  );
}

it('says that there are no reviews of an area once it is known, not when they could not be loaded', async () => {
  const getManyReference = vi.fn().mockRejectedValueOnce(new Error('no answer'));
  getManyReference.mockResolvedValue({ data: [], total: 0 });
  renderRelated(getManyReference);
  await screen.findByText('Reviews could not be loaded.');
  expect(screen.queryByText('None yet.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('None yet.');
});

it('says how many reviews of an area are not shown, and leads to them', async () => {
  const data = Array.from({ length: 100 }, (_, id) => ({ id, name: `Customer ${id}` }));
  renderRelated(async () => ({ data, total: 123 }));
  const more = await screen.findByRole('link', { name: 'and 23 more' });
  expect(decodeURIComponent(more.getAttribute('href') ?? '')).toBe(
    '/admin/testimonials?filter={"area_id":1}',
  );
});
