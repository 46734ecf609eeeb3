// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { company } from '../../../content-types/company';
import SingletonPage from './SingletonPage';

vi.mock('./ResourceEdit', () => ({ default: () => <input aria-label="Name" /> }));

it('keeps what is typed when its record is asked for again in vain', async () => {
  const getList = vi
    .fn()
    .mockResolvedValueOnce({ data: [{ id: 'one' }], total: 1 })
    .mockRejectedValue(new HttpError('no answer', 500));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(inAdmin(<SingletonPage schema={company} />, { dataProvider: { getList }, queryClient }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Brighter' } });
  // Like a return to the window.
  await act(async () => {
    await queryClient.refetchQueries();
    // Answers are delivered a tick later.
    await new Promise((wake) => setTimeout(wake));
  });
  expect(getList).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Brighter');
});
