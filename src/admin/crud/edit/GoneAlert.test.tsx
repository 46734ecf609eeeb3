// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/in-admin';
import { services } from '../../../content-types/services';
import { versionQuery } from '../../data/revisions';
import { formName, keepChanges, listChanges } from '../unsaved-changes/stored-changes';
import { GoneAlert } from './GoneAlert';

it('takes what was typed into a deleted record along to a new one, with the rest of it', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ id: 5, row_id: '7' }]));
  const getMany = async () => ({ data: [] });
  const kept = keepChanges({ name: formName('services', 7), id: 'left' }, { title: 'Ovens' });
  const queryClient = new QueryClient();
  const stored = { id: 7, title: 'Oven', description: 'Shining again' };
  queryClient.setQueryData(versionQuery(5).queryKey, stored);
  const gone = <GoneAlert schema={services} id={7} kept={kept} onBack={() => undefined} />;
  const router = showPage('/admin/services/7', gone, {
    queryClient,
    dataProvider: { getMany },
    role: 'owner',
  });
  expect(screen.getByRole('alert').textContent).toContain(
    'This service has been deleted meanwhile',
  );
  await screen.findByRole('button', { name: 'Bring it back' });
  fireEvent.click(screen.getByRole('button', { name: 'Make a new one of it' }));
  await screen.findByText('Elsewhere');
  expect(router.state.location.pathname).toBe('/admin/services/create');
  expect(listChanges(formName('services', 7))).toEqual([]);
  const [handed] = listChanges(formName('services'));
  expect(handed?.values).toEqual({ title: 'Ovens', description: 'Shining again' });
});
