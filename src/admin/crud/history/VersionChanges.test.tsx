// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { blogPosts } from '../../../content-types/blog-posts';
import { RowChanges } from './VersionChanges';

it('shows another picture as pictures, and nothing that nobody may write', async () => {
  const before = { title: 'Hobs', image: '/storage/a.webp', author_id: null };
  const after = { title: 'Hobs', image: '/storage/b.webp', author_id: 'a9c3' };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={createTheme()}>
        <RowChanges schema={blogPosts} {...{ before, after }} />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Featured Image' });
  const pictures = [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
  expect(pictures).toEqual(['/storage/a.webp', '/storage/b.webp']);
  expect(container.textContent).toBe('Featured ImageBeforeAfter');
});
