// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/in-admin';
import { company } from '../../../content-types/company';
import SingletonPage from './SingletonPage';

it('keeps what is typed when its record is asked for again in vain', async () => {
  const getList = vi
    .fn()
    .mockResolvedValueOnce({ data: [{ id: 'one' }], total: 1 })
    .mockRejectedValue(new HttpError('no answer', 500));
  const getOne = async () => ({ data: { id: 'one', name: 'Brightwell' } }) as never;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  showPage('/company', <SingletonPage schema={company} />, {
    dataProvider: { getList, getOne },
    queryClient,
  });
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Brighter' } });
  // Like a return to the window.
  await act(async () => {
    await queryClient.refetchQueries();
    // Answers are delivered a tick later.
    await new Promise((wake) => setTimeout(wake));
  });
  expect(getList).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Brighter');
});
