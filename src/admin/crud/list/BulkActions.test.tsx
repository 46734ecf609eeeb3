// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ListContextProvider, useList, type GetListResult } from 'react-admin';
import { expect, it } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
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
  const ticked = (
    <ThemeProvider theme={createTheme()}>
      <Ticked />
    </ThemeProvider>
  );
  render(inAdmin(ticked, { dataProvider: { getList: () => answered as Promise<never> } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => answer({ data: [], total: 0 }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('“Basic Clean” is deleted.');
});
