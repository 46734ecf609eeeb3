// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type DataProvider, Notification } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { blogPosts } from '../../../content-types/blog-posts';
import { useChangeRecords } from './use-change-records';

const POSTS = ['Ovens', 'Windows', 'Carpets'].map((title) => ({
  ...{ id: title, title, category: 'Tips' },
}));

function Change() {
  const { change } = useChangeRecords(blogPosts);
  return <button onClick={() => void change(POSTS, { category: 'News' })}>Change them</button>;
}

const stored = (_table: string, { id }: { id: string }) =>
  Promise.resolve({ data: { id, category: 'News', updated_at: 'then' } });

it('undoes what was done, where one of several records was refused, and of that what nobody has changed since', async () => {
  const update = vi.fn((table: string, params: { id: string }) =>
    params.id === 'Windows' ? Promise.reject(new Error('It is gone')) : stored(table, params),
  );
  render(
    inAdmin(
      <ThemeProvider theme={createTheme()}>
        <Change />
        <Notification />
      </ThemeProvider>,
      { dataProvider: { update: update as unknown as DataProvider['update'] } },
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change them' }));
  await screen.findByText('2 blog posts changed. “Windows” was not changed: It is gone');
  update.mockRejectedValueOnce(new Error('Somebody has changed it'));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText('That could not be undone for “Ovens”: Somebody has changed it'),
  ).toBeTruthy();
  await waitFor(() =>
    expect(update).toHaveBeenLastCalledWith('blog_posts', {
      id: 'Carpets',
      data: { category: 'Tips' },
      // By its version the server tells what somebody else has changed.
      previousData: { id: 'Carpets', category: 'News', updated_at: 'then' },
    }),
  );
});
