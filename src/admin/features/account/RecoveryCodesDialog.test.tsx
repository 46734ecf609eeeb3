// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/in-admin';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

it('is not left before the codes are shown that it has made', async () => {
  let answer: (codes: Response) => void = () => undefined;
  const make = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  // Any other request, such as a late one of the file before, would take the answer.
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/rpc/make_recovery_codes') ? make() : Response.json([]),
  );
  const onClose = vi.fn();
  const page = <RecoveryCodesDialog email="olive@example.com" onClose={onClose} />;
  const router = showPage('/admin/account', page);
  await waitFor(() => expect(make).toHaveBeenCalled());
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  answer(Response.json(['one-two']));
  await screen.findByText('one-two');
  await act(() => router.navigate('/admin'));
  expect(await screen.findByText('one-two')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
