// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { services } from '../../../content-types/services';
import { formName, keepChanges, listChanges } from '../unsaved-changes/stored-changes';
import { GoneAlert } from './GoneAlert';

it('takes what was typed into a deleted record along to a new one', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const kept = keepChanges({ name: formName('services', 7), id: 'left' }, { title: 'Ovens' });
  const gone = <GoneAlert schema={services} id={7} kept={kept} onBack={() => undefined} />;
  const router = createMemoryRouter(
    [
      { path: '/admin/services/7', element: <CoreAdminContext>{gone}</CoreAdminContext> },
      { path: '/admin/services/create', element: 'The new one' },
    ],
    { initialEntries: ['/admin/services/7'] },
  );
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('alert').textContent).toContain('This service has been deleted meanwhile');
  fireEvent.click(screen.getByRole('button', { name: 'Make a new one of it' }));
  await screen.findByText('The new one');
  expect(listChanges(formName('services', 7))).toEqual([]);
  const [handed] = listChanges(formName('services'));
  expect(handed?.values).toEqual({ title: 'Ovens' });
});
