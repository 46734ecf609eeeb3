// @vitest-environment jsdom
import type { Session } from '@supabase/supabase-js';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { noteSession } from '../../data/session';
import { SignInOffer } from './SignInOffer';

const session = { user: { id: 'anna' }, access_token: '' } as Session;

it('goes when the same person has signed in again, and stays with a renewed token', () => {
  const onSignedIn = vi.fn();
  noteSession('SIGNED_IN', session);
  render(inAdmin(<SignInOffer onSignedIn={onSignedIn} />));
  act(() => noteSession('TOKEN_REFRESHED', { ...session }));
  act(() => noteSession('SIGNED_OUT', null));
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Sign in and save again');
  act(() => noteSession('SIGNED_IN', session));
  expect(onSignedIn).toHaveBeenCalledOnce();
});
