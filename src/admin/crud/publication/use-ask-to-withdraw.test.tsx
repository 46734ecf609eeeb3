// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../../tests/support/error-boundary';
import { inAdmin } from '../../../../tests/support/in-admin';
import { blogPosts } from '../../../content-types/blog-posts';
import { useAskToWithdraw } from './use-ask-to-withdraw';

vi.mock('../../ui/ConfirmDialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const POST = { id: 1, slug: 'ovens', published_at: '2026-11-24T09:00:00Z' };
const getList = async (table: string) => ({
  data: (table === 'menu' ? [{ id: 2, label: 'Ovens', href: '/blog/ovens' }] : []) as never[],
});

function Withdraw({ goOn }: { goOn: () => void }) {
  const [ask, question] = useAskToWithdraw(blogPosts);
  return (
    <>
      <button onClick={() => void ask([POST], goOn)}>Withdraw</button>
      {question}
    </>
  );
}

it('lets the page say so when the code of its question does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const goOn = vi.fn();
  render(
    inAdmin(
      <ErrorBoundary>
        <Withdraw goOn={goOn} />
      </ErrorBoundary>,
      { dataProvider: { getList } },
    ),
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Withdraw' })));
  expect(await screen.findByText('This page could not be shown.')).toBeDefined();
  expect(goOn).not.toHaveBeenCalled();
});
