// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../../tests/support/error-boundary';
import { inAdmin } from '../../../../tests/support/in-admin';
import { useSignOut } from './use-sign-out';

vi.mock('./SignOutDialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../../crud/unsaved-changes/open-forms', () => ({ everythingUnsaved: () => [{}] }));

function SignOut() {
  const [signOut, question] = useSignOut();
  return (
    <>
      <button onClick={() => void signOut('local')}>Sign out</button>
      {question}
    </>
  );
}

it('lets the page say so when the code of its question does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    inAdmin(
      <ErrorBoundary>
        <SignOut />
      </ErrorBoundary>,
    ),
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));
  expect(await screen.findByText('This page could not be shown.')).toBeDefined();
});
