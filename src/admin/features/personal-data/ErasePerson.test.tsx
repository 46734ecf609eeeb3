// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { enquiries } from '../../../content-types/enquiries';
import { ErasePerson } from './ErasePerson';

function openDialog() {
  const onClose = vi.fn();
  const record = { id: 'one', name: 'Sam', created_at: '2026-11-26T09:00:00Z' };
  render(
    inAdmin(
      <ErasePerson
        table="enquiries"
        person={{ email: 'sam@example.com', phone: '' }}
        records={[{ type: enquiries, record }]}
        onClose={onClose}
      />,
    ),
  );
  return onClose;
}

it('offers to cancel before somebody is erased, and not while that is under way', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const onClose = openDialog();
  expect(screen.getByRole('dialog').textContent).toContain('such as a review, stays');
  const cancel = screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' });
  expect(cancel.disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(cancel.disabled).toBe(true));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
});

it('closes once the person is erased', async () => {
  const erased = [{ table: 'enquiries', deleted: 1, stayed: 0, named_in: [] }];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(erased)));
  const onClose = openDialog();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
