// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  CoreAdminContext,
  ListContextProvider,
  testDataProvider,
  useList,
  type GetListResult,
} from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pricePlans } from '../../../content-types/price-plans';
import { BulkActions } from './BulkActions';

const PLAN = { id: 'one', slug: 'basic', name: 'Basic Clean' };

function Ticked() {
  const list = { ...useList({ data: [PLAN], resource: 'price_plans' }), selectedIds: ['one'] };
  return (
    <ListContextProvider value={list}>
      <BulkActions schema={pricePlans} />
    </ListContextProvider>
  );
}

it('deletes nothing before it is known what quotes it', async () => {
  let answer: (texts: GetListResult) => void = () => undefined;
  const answered = new Promise<GetListResult>((resolve) => (answer = resolve));
  const dataProvider = testDataProvider({ getList: () => answered as Promise<never> });
  render(
    <MemoryRouter>
      <ThemeProvider theme={createTheme()}>
        <CoreAdminContext dataProvider={dataProvider}>
          <Ticked />
        </CoreAdminContext>
      </ThemeProvider>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog'));
  const confirm = question.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  expect(confirm.disabled).toBe(true);
  await act(async () => answer({ data: [], total: 0 }));
  await expect.poll(() => confirm.disabled).toBe(false);
});
