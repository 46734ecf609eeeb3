// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { inAdmin } from '../../../tests/support/in-admin';
import { blogPosts } from '../../content-types/blog-posts';
import { useTakenSlug } from './use-taken-slug';

/** A server whose answers come when the test lets them. */
function slowServer() {
  const asked: { slug: string; answer: (total: number) => void }[] = [];
  const getList = (_table: string, { filter }: { filter: { slug: string } }) =>
    new Promise((resolve) => {
      asked.push({ slug: filter.slug, answer: (total) => resolve({ data: [], total }) });
    });
  const dataProvider = { getList } as unknown as DataProvider;
  const { result } = renderHook(() => useTakenSlug(blogPosts), {
    wrapper: ({ children }) => inAdmin(children, { dataProvider }),
  });
  return { asked, isTaken: (slug: string) => result.current('slug', slug) };
}

beforeEach(() => void vi.useFakeTimers());
const pauseIsOver = () => vi.advanceTimersByTimeAsync(300);

it('does not take the late answer about one slug for the answer about the next', async () => {
  const { asked, isTaken } = slowServer();
  const first = isTaken('taken');
  await pauseIsOver();
  const second = isTaken('free');
  await pauseIsOver();
  asked[0]?.answer(1);
  asked[1]?.answer(0);
  expect(await Promise.all([first, second])).toEqual([true, false]);
});

it('asks once about a slug while the answer is on its way, and not again when it is free', async () => {
  const { asked, isTaken } = slowServer();
  const answers = [isTaken('free'), isTaken('free')];
  await pauseIsOver();
  asked[0]?.answer(0);
  expect(await Promise.all([...answers, isTaken('free')])).toEqual([false, false, false]);
  expect(asked).toHaveLength(1);
});

it('asks again about one that was taken: it may be free by now', async () => {
  const { asked, isTaken } = slowServer();
  for (const total of [1, 0]) {
    const answer = isTaken('taken');
    await pauseIsOver();
    asked.at(-1)?.answer(total);
    expect(await answer).toBe(total > 0);
  }
});

it('asks only about the last of what is typed without a pause', async () => {
  const { asked, isTaken } = slowServer();
  void isTaken('a');
  void isTaken('ab');
  await pauseIsOver();
  expect(asked.map(({ slug }) => slug)).toEqual(['ab']);
});
