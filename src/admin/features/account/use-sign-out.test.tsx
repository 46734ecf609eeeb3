// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useSignOut } from './use-sign-out';

vi.mock('./SignOutDialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../../crud/unsaved-changes/discard-all', () => ({ everythingUnsaved: () => [{}] }));

function SignOut() {
  const [signOut, question] = useSignOut();
  return (
    <>
      <button onClick={() => void signOut('local')}>Sign out</button>
      {question}
    </>
  );
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>This page could not be shown.</p> : this.props.children;
  }
}

it('lets the page say so when the code of its question does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()}>
        <Boundary>
          <SignOut />
        </Boundary>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));
  expect(
    await screen.findByText('This page could not be shown.', undefined, { timeout: 5000 }),
  ).toBeDefined();
});
