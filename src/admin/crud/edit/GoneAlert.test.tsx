// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/in-admin';
import { services } from '../../../content-types/services';
import { formName, keepChanges, listChanges } from '../unsaved-changes/stored-changes';
import { GoneAlert } from './GoneAlert';

it('takes what was typed into a deleted record along to a new one', async () => {
  const kept = keepChanges({ name: formName('services', 7), id: 'left' }, { title: 'Ovens' });
  const gone = <GoneAlert schema={services} id={7} kept={kept} onBack={() => undefined} />;
  const router = showPage('/admin/services/7', gone);
  expect(screen.getByRole('alert').textContent).toContain('Somebody else has deleted this service');
  fireEvent.click(screen.getByRole('button', { name: 'Make a new one of it' }));
  await screen.findByText('Elsewhere');
  expect(router.state.location.pathname).toBe('/admin/services/create');
  expect(listChanges(formName('services', 7))).toEqual([]);
  const [handed] = listChanges(formName('services'));
  expect(handed?.values).toEqual({ title: 'Ovens' });
});
