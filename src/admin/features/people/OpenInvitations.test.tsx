// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import OpenInvitations from './OpenInvitations';

it('asks before an invitation is revoked', async () => {
  const open = { id: 'a', role: 'editor', email: null, expires_at: '2026-11-24T09:00:00Z' };
  const revoke = vi.fn<(sent: string) => Response>(() => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) =>
    address.endsWith('/rpc/revoke_invitation') ? revoke(String(body)) : Response.json([open]),
  );
  render(inAdmin(<OpenInvitations />));
  fireEvent.click(
    await screen.findByRole('button', { name: 'Revoke the invitation of an editor' }),
  );
  const confirm = await screen.findByRole('button', { name: 'Revoke' });
  expect(revoke).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(confirm));
  expect(revoke).toHaveBeenCalledWith('{"invitation":"a"}');
});
