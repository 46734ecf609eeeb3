// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/in-admin';
import { services } from '../../../content-types/services';
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
