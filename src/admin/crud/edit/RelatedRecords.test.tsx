// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { areas } from '../../../content-types/areas';
import { RelatedRecords } from './RelatedRecords';

it('says that there are no reviews of an area once it is known, not when they could not be loaded', async () => {
  const getManyReference = vi.fn().mockRejectedValueOnce(new Error('no answer'));
  getManyReference.mockResolvedValue({ data: [], total: 0 });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    inAdmin(
      <ThemeProvider theme={createTheme()}>
        <RecordContextProvider value={{ id: 1 }}>
          <RelatedRecords schema={areas} />
        </RecordContextProvider>
      </ThemeProvider>,
      { dataProvider: { getManyReference }, queryClient },
    ),
  );
  await screen.findByText('Reviews could not be loaded.');
  expect(screen.queryByText('None yet.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('None yet.');
});
