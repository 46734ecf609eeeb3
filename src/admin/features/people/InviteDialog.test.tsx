// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import InviteDialog from './InviteDialog';

/** Presses the backdrop. */
function pressBeside() {
  const around = document.querySelector('.MuiDialog-container');
  if (!around) throw new Error('There is no dialog');
  fireEvent.mouseDown(around);
  fireEvent.click(around);
}

it('goes by a press beside it, until it makes and shows the link that is shown once', async () => {
  let answer: (token: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  const onClose = vi.fn();
  const getList = async () => ({ data: [], total: 0 });
  render(inAdmin(<InviteDialog onClose={onClose} />, { dataProvider: { getList } }));
  pressBeside();
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveProperty('disabled', true));
  pressBeside();
  answer(Response.json('token'));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The link' });
  expect(link.value).toContain('/admin/join#token');
  pressBeside();
  expect(onClose).toHaveBeenCalledOnce();
});
