// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/in-admin';
import { services } from '../../../content-types/services';
import { testimonials } from '../../../content-types/testimonials';
import type { FormValues } from '../../../schema/content-type';
import { createOnce } from '../../data/write-row';
import { ResourceCreate } from './ResourceCreate';

const CREATE = '/admin/services/create';
const title = () => screen.getByRole('textbox', { name: /^Title/ });

it('starts with the values of a link, which are lost by nobody who leaves them', async () => {
  const getList = async () => ({ data: [], total: 0 });
  const link = `${CREATE}?given=${encodeURIComponent('{"title":"Ovens"}')}`;
  const dataProvider = { getList };
  const router = showPage(link, <ResourceCreate schema={services} />, { dataProvider });
  await waitFor(() => expect(title()).toHaveProperty('value', 'Ovens'));
  fireEvent.change(title(), { target: { value: 'Hobs' } });
  await act(() => router.navigate(CREATE));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  fireEvent.change(title(), { target: { value: 'Ovens' } });
  await act(() => router.navigate('/admin/services'));
  expect(screen.getByText('Elsewhere')).toBeTruthy();
});

it('makes two reviews by people of one name, of the first of which the server gave no answer', async () => {
  const rows: FormValues[] = [];
  let isOnline = false;
  const answer = <Answer,>(data: Answer) => {
    if (isOnline) return { data };
    throw new TypeError('Failed to fetch');
  };
  const rest = {
    create: async (_table: string, { data }: { data: FormValues }) =>
      answer(rows[rows.push({ id: rows.length, ...data }) - 1]),
    getList: async () => answer(rows),
    supabaseClient: async (_url: string, { body }: { body: string }) => {
      Object.assign(rows[0] ?? {}, JSON.parse(body));
      return { json: rows };
    },
  } as unknown as DataProvider;
  const send = (content: string) => createOnce(rest, testimonials, { name: 'Ann', content });
  const getList = async () => ({ data: [], total: 0 });
  const open = () =>
    showPage('/admin/testimonials/create', <ResourceCreate schema={testimonials} />, {
      dataProvider: { getList },
    });
  open();
  const first = send('Spotless.');
  cleanup();
  // Given up after the form was left.
  await expect(first).rejects.toThrow('Failed to fetch');
  open();
  isOnline = true;
  await send('On time.');
  expect(rows).toMatchObject([{ content: 'Spotless.' }, { content: 'On time.' }]);
});
