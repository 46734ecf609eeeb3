// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { services } from '../../../content-types/services';
import { ResourceCreate } from './ResourceCreate';

const CREATE = '/admin/services/create';
const title = () => screen.getByRole('textbox', { name: /^Title/ });

it('starts with the values of a link, which are lost by nobody who leaves them', async () => {
  const getList = async () => ({ data: [], total: 0 });
  const element = (
    <CoreAdminContext dataProvider={testDataProvider({ getList })}>
      <ResourceCreate schema={services} />
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: CREATE, element },
      { path: '*', element: 'Elsewhere' },
    ],
    { initialEntries: [`${CREATE}?given=${encodeURIComponent('{"title":"Ovens"}')}`] },
  );
  render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(title()).toHaveProperty('value', 'Ovens'));
  fireEvent.change(title(), { target: { value: 'Hobs' } });
  await act(() => router.navigate(CREATE));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  fireEvent.change(title(), { target: { value: 'Ovens' } });
  await act(() => router.navigate('/admin/services'));
  expect(screen.getByText('Elsewhere')).toBeTruthy();
});
