// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/in-admin';
import InviteDialog from './InviteDialog';

/** Presses the backdrop. */
function pressBeside() {
  const around = document.querySelector('.MuiDialog-container');
  if (!around) throw new Error('There is no dialog');
  fireEvent.mouseDown(around);
  fireEvent.click(around);
}

it('goes by a press beside it or Back, until it makes and shows the link that is shown once', async () => {
  let answer: (token: Response) => void = () => undefined;
  const invite = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/rpc/invite') ? invite() : Response.json([]),
  );
  const onClose = vi.fn();
  const getList = async () => ({ data: [], total: 0 });
  const page = <InviteDialog onClose={onClose} />;
  const router = showPage('/admin/staff', page, { dataProvider: { getList } });
  const goBack = () => act(() => router.navigate(-1));
  await act(() => router.navigate('/admin'));
  await act(() => router.navigate('/admin/staff'));
  await goBack();
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  await act(() => router.navigate('/admin/staff'));
  pressBeside();
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveProperty('disabled', true));
  pressBeside();
  await goBack();
  await waitFor(() => expect(invite).toHaveBeenCalled());
  answer(Response.json('token'));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The link' });
  expect(link.value).toContain('/admin/join#token');
  pressBeside();
  await goBack();
  expect(onClose).toHaveBeenCalledOnce();
  expect(link.isConnected).toBe(true);
});
