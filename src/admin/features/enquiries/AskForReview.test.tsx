// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { EditContextProvider, type GetListResult } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import AskForReview from './AskForReview';

it('does not send anybody to the company’s form for what may be written there', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  let answer: (companies: GetListResult) => void = () => undefined;
  const companies = new Promise<GetListResult>((resolve) => (answer = resolve));
  vi.useFakeTimers();
  const record = { id: '1', name: 'Priya Shah', email: 'priya@example.com', status: 'won' };
  render(
    inAdmin(
      <EditContextProvider value={{ record } as never}>
        <AskForReview />
      </EditContextProvider>,
      { dataProvider: { getList: () => companies as Promise<never> } },
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(screen.queryByText(/^First write where/)).toBeNull();
  await act(async () =>
    answer({ data: [{ id: 1, name: 'B', review_url: 'https://g.example' }], total: 1 }),
  );
  expect(await screen.findByRole('link', { name: 'By e-mail' })).toBeTruthy();
});
