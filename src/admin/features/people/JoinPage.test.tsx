// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/in-admin';
import JoinPage from './JoinPage';

it('says that the invitation is over once somebody who fills in its form is refused', async () => {
  vi.stubGlobal('isSecureContext', true);
  let isOver = false;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/invitation_offer')) {
      isOver = true;
      return Response.json({ code: 'hook', message: 'Not without one' }, { status: 403 });
    }
    return isOver
      ? Response.json({ code: 'PT410', message: 'This invitation has run out' }, { status: 410 })
      : Response.json({ role: 'editor', email: null, invited_by: 'olive@example.com' });
  });
  showPage('/admin/join#token', <JoinPage />);
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await type('Your e-mail address', 'late@example.com');
  await type('Password', 'soap and warm water');
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('This invitation has run out.')).toBeTruthy();
  expect(screen.queryByText(/invites you/)).toBeNull();
});

it('asks for an invitation again that could not be loaded', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  showPage('/admin/join#token', <JoinPage />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  vi.stubGlobal('fetch', async () => Response.json({ role: 'editor', email: null }));
  fireEvent.click(retry);
  expect(await screen.findByText(/You are invited as an editor/)).toBeTruthy();
});
