// @vitest-environment jsdom
import type { Session } from '@supabase/supabase-js';
import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { noteSession } from '../../data/session';
import { SignInOffer } from './SignInOffer';

const session = { user: { id: 'anna' }, access_token: '' } as Session;

it('goes when the same person has signed in again, and stays with a renewed token', () => {
  Element.prototype.scrollIntoView = () => undefined;
  const onSignedIn = vi.fn();
  noteSession('SIGNED_IN', session);
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <SignInOffer onSignedIn={onSignedIn} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  act(() => noteSession('TOKEN_REFRESHED', { ...session }));
  act(() => noteSession('SIGNED_OUT', null));
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Sign in and save again');
  act(() => noteSession('SIGNED_IN', session));
  expect(onSignedIn).toHaveBeenCalledOnce();
});
