// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

it('deletes nothing before it is known what quotes it, and says that it is at work', async () => {
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
  const button = await screen.findByRole('button', { name: 'Delete' });
  button.focus();
  fireEvent.click(button);
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('progressbar')).toBeDefined();
  // The question gives it back there.
  expect(document.activeElement).toBe(button);
  await act(async () => answer({ data: [], total: 0 }));
  const question = await screen.findByRole('dialog', undefined, { timeout: 20_000 });
  expect(question.textContent).toContain('“Basic Clean” is deleted.');
}, 30_000);
