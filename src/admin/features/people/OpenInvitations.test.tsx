// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import OpenInvitations from './OpenInvitations';
import { revokeInvitation } from './invitations';

vi.mock('./invitations', () => ({
  INVITATIONS: ['invitations'],
  openInvitations: async () => [
    { id: 'a', role: 'editor', email: null, expires_at: '2026-11-24T09:00:00Z' },
  ],
  revokeInvitation: vi.fn(async () => undefined),
}));

it('asks before an invitation is revoked', async () => {
  render(inAdmin(<OpenInvitations />));
  fireEvent.click(
    await screen.findByRole('button', { name: 'Revoke the invitation of an editor' }),
  );
  expect(revokeInvitation).not.toHaveBeenCalled();
  const confirm = await screen.findByRole('button', { name: 'Revoke' });
  await act(async () => void fireEvent.click(confirm));
  expect(vi.mocked(revokeInvitation).mock.calls[0]?.[0]).toBe('a');
});
