// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PostList } from '../../data/post-list';
import { postsQuery } from '../../data/post-queries';
import { NO_FILTERS } from './blog-filters';
import { usePostResults } from './usePostResults';

const card = (number: number) => ({
  id: String(number),
  title: `Tip ${number}`,
  ...{ slug: String(number), category: 'Home Cleaning', date: 'May 14, 2025' },
  ...{ excerpt: '', image: '', created_at: '' },
});

/** The newest 48 of 500 posts. */
const list: PostList = {
  cards: Array.from({ length: 48 }, (_, place) => card(499 - place)),
  total: 500,
  categories: ['Home Cleaning'],
};

/** What the database was asked for, and how it answers the oldest question. */
let asked: string[];
let answer: (numbers: number[]) => void;

beforeEach(() => {
  asked = [];
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (input: string) => {
    asked.push(new URL(input, 'http://localhost').searchParams.get('title') ?? '');
    return new Promise<Response>((resolve) => waiting.push(resolve));
  });
  answer = (numbers) => {
    const headers = { 'Content-Range': `0-${numbers.length - 1}/${numbers.length}` };
    waiting.shift()?.(Response.json(numbers.map(card), { headers }));
  };
});
afterEach(() => vi.unstubAllGlobals());

function renderList() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(postsQuery.queryKey, list);
  const section = { current: null };
  const { result, rerender } = renderHook(
    ({ q }) => usePostResults({ ...NO_FILTERS, q }, section).results,
    {
      initialProps: { q: '' },
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const type = (q: string) => rerender({ q });
  const shown = () => {
    const { page, isLoading, total } = result.current;
    return [page.items.map(({ id }) => id).join(' '), isLoading ? 'loading' : total];
  };
  return { type, shown };
}

it('asks the database at the first key, and then for the last of the keys typed meanwhile', async () => {
  const { type, shown } = renderList();
  expect(shown()).toEqual(['499 498 497 496 495 494', 500]);
  expect(asked).toEqual([]);

  type('4');
  expect(asked).toEqual(['imatch.4']);
  type('40');
  type('404');
  expect(asked).toEqual(['imatch.4']);
  expect(shown()).toEqual(['', 'loading']);

  answer([464, 404, 400]);
  await waitFor(() => expect(asked).toEqual(['imatch.4', 'imatch.404']));
  expect(shown(), 'of what was found for the first key').toEqual(['404', 'loading']);
  answer([404]);
  await waitFor(() => expect(shown()).toEqual(['404', 1]));
});

it('shows at once what the newest posts hold, and the whole list again when the search is cleared', async () => {
  const { type, shown } = renderList();
  type('Tip 49');
  expect(shown()).toEqual(['499 498 497 496 495 494', 'loading']);
  type('');
  expect(shown()).toEqual(['499 498 497 496 495 494', 500]);
});
