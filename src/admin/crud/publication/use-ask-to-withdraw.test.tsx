// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { blogPosts } from '../../../content-types/blog-posts';
import { useAskToWithdraw } from './use-ask-to-withdraw';

vi.mock('../../ui/Question', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../../data/inbound-links', () => ({ inboundLinks: async () => ['Home'] }));

function Withdraw({ goOn }: { goOn: () => void }) {
  const [ask, question] = useAskToWithdraw(blogPosts);
  return (
    <>
      <button onClick={() => void ask([{ id: 1, published_at: '2026-11-24T09:00:00Z' }], goOn)}>
        Withdraw
      </button>
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
  const goOn = vi.fn();
  render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <Boundary>
        <Withdraw goOn={goOn} />
      </Boundary>
    </CoreAdminContext>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Withdraw' })));
  expect(
    await screen.findByText('This page could not be shown.', undefined, { timeout: 5000 }),
  ).toBeDefined();
  expect(goOn).not.toHaveBeenCalled();
});
