// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { services } from '../../../content-types/services';
import { versionQuery } from '../../data/revisions';
import { formName, keepChanges, listChanges } from '../unsaved-changes/stored-changes';
import { GoneAlert } from './GoneAlert';

vi.mock('../history/use-deletions', () => ({
  useDeletions: () => ({ data: [{ id: 5, row_id: '7' }] }),
  useBringBack: () => ({}),
}));

it('takes what was typed into a deleted record along to a new one, with the rest of it', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const kept = keepChanges({ name: formName('services', 7), id: 'left' }, { title: 'Ovens' });
  const queryClient = new QueryClient();
  const stored = { id: 7, title: 'Oven', description: 'Shining again' };
  queryClient.setQueryData(versionQuery(5).queryKey, stored);
  const gone = <GoneAlert schema={services} id={7} kept={kept} onBack={() => undefined} />;
  const router = createMemoryRouter(
    [
      {
        path: '/admin/services/7',
        element: <CoreAdminContext queryClient={queryClient}>{gone}</CoreAdminContext>,
      },
      { path: '/admin/services/create', element: 'The new one' },
    ],
    { initialEntries: ['/admin/services/7'] },
  );
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'This service has been deleted meanwhile',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Make a new one of it' }));
  await screen.findByText('The new one');
  expect(listChanges(formName('services', 7))).toEqual([]);
  const [handed] = listChanges(formName('services'));
  expect(handed?.values).toEqual({ title: 'Ovens', description: 'Shining again' });
});
