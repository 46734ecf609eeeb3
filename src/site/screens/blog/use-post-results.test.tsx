// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PostList } from '../../data/post-list';
import { postsQuery } from '../../data/post-queries';
import { NO_FILTERS, type BlogFilters } from './blog-filters';
import { usePostResults } from './use-post-results';

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
let answer: (numbers: number[], total: number) => void;
let refuse: () => void;

beforeEach(() => {
  asked = [];
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (input: string) => {
    const { searchParams } = new URL(input, 'http://localhost');
    const [offset, limit] = [searchParams.get('offset') ?? 0, searchParams.get('limit')];
    asked.push(`${searchParams.get('title') ?? 'all'} ${offset} ${limit}`);
    return new Promise<Response>((resolve) => waiting.push(resolve));
  });
  answer = (numbers, total) => {
    const headers = { 'Content-Range': `0-${numbers.length - 1}/${total}` };
    waiting.shift()?.(Response.json(numbers.map(card), { headers }));
  };
  refuse = () => waiting.shift()?.(new Response('down', { status: 503 }));
});
afterEach(() => vi.unstubAllGlobals());

function renderList(known = list) {
  const queries = { staleTime: Infinity, retry: false };
  const client = new QueryClient({ defaultOptions: { queries } });
  client.setQueryData(postsQuery.queryKey, known);
  const section = { current: null };
  const { result, rerender } = renderHook(
    ({ filters, settled }) => usePostResults(filters, settled, section).results,
    {
      initialProps: { filters: NO_FILTERS, settled: NO_FILTERS },
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const type = (q: string) => rerender({ filters: { ...NO_FILTERS, q }, settled: NO_FILTERS });
  const settle = (change: Partial<BlogFilters>) => {
    const filters = { ...NO_FILTERS, ...change };
    rerender({ filters, settled: filters });
  };
  const shown = () => {
    const { page, isLoading, total } = result.current;
    return [page.items.map(({ id }) => id).join(' '), isLoading ? 'loading' : total];
  };
  const number = () => result.current.page.number;
  return { type, settle, shown, number };
}

const NEWEST = '499 498 497 496 495 494';

it('shows at every key what the newest posts hold, and asks the database at a pause', async () => {
  const { type, settle, shown } = renderList();
  expect(shown()).toEqual([NEWEST, 500]);
  type('Tip 49');
  expect(shown()).toEqual([NEWEST, 'loading']);
  type('4');
  type('404');
  expect(shown()).toEqual(['', 'loading']);
  expect(asked).toEqual([]);

  settle({ q: '404' });
  expect(asked).toEqual(['imatch.404 0 6']);
  answer([404], 1);
  await waitFor(() => expect(shown()).toEqual(['404', 1]));
  type('4040');
  expect(shown(), 'not what was found for other words').toEqual(['', 'loading']);
  settle({});
  expect(shown()).toEqual([NEWEST, 500]);
});

it('asks for a page beyond the newest posts, and for the last one of a list that ends before', async () => {
  const { settle, shown } = renderList();
  settle({ page: 8 });
  expect(shown()).toEqual(['457 456 455 454 453 452', 500]);
  expect(asked).toEqual([]);

  settle({ page: 9 });
  expect(shown()).toEqual(['', 'loading']);
  answer([451, 450, 449, 448, 447, 446], 500);
  await waitFor(() => expect(shown()).toEqual(['451 450 449 448 447 446', 500]));

  settle({ page: 900 });
  answer([], 500);
  await waitFor(() => expect(asked.at(-1)).toBe('all 498 6'));
  answer([1, 0], 500);
  await waitFor(() => expect(shown()).toEqual(['1 0', 500]));
});

it('stays with the newest posts where a page beyond them cannot be read', async () => {
  const { settle, shown, number } = renderList();
  settle({ page: 9 });
  refuse();
  await waitFor(() => expect(shown()).toEqual(['457 456 455 454 453 452', 500]));
  expect(number()).toBe(8);

  settle({ page: 10 });
  answer([445, 444, 443, 442, 441, 440], 500);
  await waitFor(() => expect(shown()).toEqual(['445 444 443 442 441 440', 500]));
  expect(number()).toBe(10);
});

it('asks nothing where the list holds every post', () => {
  const { settle, shown } = renderList({ ...list, total: list.cards.length });
  settle({ q: '460' });
  expect(shown()).toEqual(['460', 1]);
  expect(asked).toEqual([]);
});
