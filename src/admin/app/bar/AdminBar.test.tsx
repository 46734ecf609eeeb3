// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { AdminBar } from './AdminBar';

it('tells on the menu’s button how many wait of each, and nothing once none does', async () => {
  // A group that is seen fetches its menu, which is not asked for here.
  Element.prototype.checkVisibility = () => false;
  const queryClient = new QueryClient();
  const wait = (total: number, ...tables: string[]) =>
    act(async () => {
      for (const table of tables) {
        queryClient.setQueryData([table, 'getList', 'waiting'], { data: [], total });
      }
    });
  render(inAdmin(<AdminBar />, { queryClient }));
  const menu = within(screen.getByRole('button', { name: 'Menu' }));
  await wait(1, 'enquiries', 'blog_posts', 'pages');
  await waitFor(() => expect(menu.getAllByText('to review')).toHaveLength(2));
  for (const table of ['blog_posts', 'enquiries', 'pages']) await wait(0, table);
  await waitFor(() => expect(menu.queryAllByText('to review')).toHaveLength(0));
});
