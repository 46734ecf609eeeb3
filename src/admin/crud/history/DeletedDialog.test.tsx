// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { blogPosts } from '../../../content-types/blog-posts';
import DeletedDialog from './DeletedDialog';

const deletion = (id: number, title: string, published_at: string | null) => ({
  ...{ id, row_id: title, title, published_at },
  ...{ operation: 'delete', saved_at: '2026-11-28T09:00:00Z', saved_by_email: null },
});

it.each([
  ['author', ['Bring Draft back']],
  ['editor', ['Bring Published back', 'Bring Draft back', 'Bring Published since back']],
] as const)('an %s is offered what they may bring back', async (role, offered) => {
  vi.stubGlobal('fetch', async () =>
    Response.json([
      deletion(4, 'Published', '2026-11-01T09:00:00Z'),
      deletion(3, 'Draft', null),
      deletion(2, 'Published since', '2026-11-01T09:00:00Z'),
      deletion(1, 'Published since', null),
    ]),
  );
  const getMany = async () => ({ data: [] });
  render(
    inAdmin(<DeletedDialog schema={blogPosts} onClose={() => undefined} />, {
      dataProvider: { getMany },
      role,
    }),
  );
  await screen.findByText('Draft');
  const buttons = screen.getAllByRole('button', { name: /^Bring/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(offered);
  cleanup();
});
