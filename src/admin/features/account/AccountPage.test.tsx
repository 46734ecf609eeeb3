// @vitest-environment jsdom
import { AuthError, type Session } from '@supabase/supabase-js';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inAdmin, showPage } from '../../../../tests/support/in-admin';
import { noteSession, signOut } from '../../data/session';
import { supabase } from '../../data/supabase-client';
import AccountPage from './AccountPage';

afterEach(cleanup);

function show() {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const user = { id: '1', email: 'olive@example.com' };
  noteSession('SIGNED_IN', { access_token: '', user } as Session);
  render(inAdmin(<AccountPage />));
}

it('offers to sign out everywhere only to a session that can', async () => {
  show();
  expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeDefined();
  await act(async () => noteSession('SIGNED_OUT', null));
  expect(screen.getByLabelText('Current password')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
});

it('says that the second factor could not be loaded, and loads it by a press', async () => {
  const factors = { all: [], totp: [], phone: [], webauthn: [] };
  vi.spyOn(supabase.auth.mfa, 'listFactors')
    .mockResolvedValueOnce({ data: null, error: new AuthError('upstream') })
    .mockResolvedValue({ data: factors, error: null });
  show();
  await screen.findByText(/^Your second factor could not be loaded/);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeDefined();
});

it('shows that an app is being removed, which cannot be asked for twice', async () => {
  const app = { id: '1', friendly_name: 'App 1', created_at: '2026-11-30T10:00:00Z' };
  const factors = { all: [app], totp: [app], phone: [], webauthn: [] } as never;
  const listed = vi.spyOn(supabase.auth.mfa, 'listFactors');
  listed.mockResolvedValue({ data: factors, error: null });
  const unenroll = vi.spyOn(supabase.auth.mfa, 'unenroll');
  unenroll.mockReturnValue(new Promise(() => undefined));
  show();
  const button = await screen.findByRole('button', { name: 'Remove App 1' });
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(button).toHaveProperty('disabled', true));
  expect(unenroll).toHaveBeenCalledExactlyOnceWith({ factorId: '1' });
});

it('shows that it signs out while the server answers, and can be pressed again once that failed', async () => {
  let answer: (refused: { error: AuthError }) => void = () => undefined;
  vi.spyOn(supabase.auth, 'signOut').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  const button = screen.getByRole('button', { name: 'Sign out here' });
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveProperty('disabled', true));
  expect(screen.getAllByRole('progressbar').length).toBeGreaterThan(0);
  await act(async () => answer({ error: new AuthError('upstream') }));
  expect(button).toHaveProperty('disabled', false);
});

it('asks somebody without a session to sign in, and leads back then', async () => {
  const end = vi.spyOn(supabase.auth, 'signOut').mockImplementation(async () => {
    noteSession('SIGNED_OUT', null);
    return { error: null };
  });
  noteSession('SIGNED_IN', { access_token: '', user: { id: '1' } } as Session);
  await signOut('local');
  end.mockRestore();
  const router = showPage('/admin/account', <AccountPage />);
  await screen.findByText('Elsewhere');
  expect(router.state.location).toMatchObject({
    pathname: '/admin/login',
    state: { nextPathname: '/admin/account', nextSearch: '' },
  });
});
