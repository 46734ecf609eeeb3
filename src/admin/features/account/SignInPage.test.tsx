// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { noteSession } from '../../data/session';
import { supabase } from '../../data/supabase-client';
import SignInPage from './SignInPage';

it('shows that the server is asked for somebody else’s sign-in, which cannot be asked for twice', async () => {
  const guarded = { id: '1', factors: [{ status: 'verified' }] };
  noteSession('SIGNED_IN', { access_token: '.e30=', user: guarded } as never);
  const signOut = vi.spyOn(supabase.auth, 'signOut').mockReturnValue(new Promise(() => undefined));
  render(inAdmin(<SignInPage />));
  const button = screen.getByRole('button', { name: 'Sign in as somebody else' });
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveProperty('disabled', true));
  expect(signOut).toHaveBeenCalledOnce();
});
