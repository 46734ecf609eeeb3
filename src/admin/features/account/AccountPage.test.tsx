// @vitest-environment jsdom
import type { Session } from '@supabase/supabase-js';
import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { noteSession } from '../../data/session';
import AccountPage from './AccountPage';

it('offers to sign out everywhere only to a session that can', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const user = { id: '1', email: 'olive@example.com' };
  noteSession('SIGNED_IN', { access_token: '', user } as Session);
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()}>
        <AccountPage />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeDefined();
  await act(async () => noteSession('SIGNED_OUT', null));
  expect(screen.getByLabelText('Current password')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
});
