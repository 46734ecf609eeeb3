// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Notification } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { blogPosts } from '../../../content-types/blog-posts';
import { partlyDone } from '../../data/part-done';
import { useChangeRecords } from './use-change-records';

const POSTS = ['Ovens', 'Windows'].map((title) => ({ id: title, title, category: 'Tips' }));

function Change() {
  const { change } = useChangeRecords(blogPosts);
  return <button onClick={() => void change(POSTS, { category: 'News' })}>Change them</button>;
}

it('offers to undo what was done, where somebody has deleted one of the records meanwhile', async () => {
  const updateMany = vi
    .fn()
    .mockRejectedValueOnce(partlyDone('1 of 2 were not changed', ['Ovens']))
    .mockResolvedValue({ data: [] });
  render(
    inAdmin(
      <ThemeProvider theme={createTheme()}>
        <Change />
        <Notification />
      </ThemeProvider>,
      { dataProvider: { updateMany } },
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change them' }));
  expect(
    await screen.findByText('Blog post “Ovens” changed. 1 of 2 were not changed'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const before = { ids: ['Ovens'], data: { category: 'Tips' } };
  await waitFor(() =>
    expect(updateMany).toHaveBeenLastCalledWith('blog_posts', expect.objectContaining(before)),
  );
});
