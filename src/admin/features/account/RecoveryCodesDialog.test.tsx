// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

it('is not left before the codes are shown that it has made', async () => {
  let answer: (codes: Response) => void = () => undefined;
  const fetch = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', fetch);
  const onClose = vi.fn();
  render(inAdmin(<RecoveryCodesDialog email="olive@example.com" onClose={onClose} />));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  answer(Response.json(['one-two']));
  await screen.findByText('one-two');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
