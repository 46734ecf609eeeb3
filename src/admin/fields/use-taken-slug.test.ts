import type { DataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { blogPosts } from '../../content-types/blog-posts';
import { takenSlugQuestion } from './use-taken-slug';

/** A server whose answers come when the test lets them. */
function slowServer() {
  const asked: { slug: string; answer: (total: number) => void }[] = [];
  const getList = (_table: string, { filter }: { filter: { slug: string } }) =>
    new Promise((resolve) => {
      asked.push({ slug: filter.slug, answer: (total) => resolve({ data: [], total }) });
    });
  return { asked, dataProvider: { getList } as unknown as DataProvider };
}

const pauseIsOver = () => new Promise((wake) => setTimeout(wake, 20));

it('does not take the late answer about one slug for the answer about the next', async () => {
  const { asked, dataProvider } = slowServer();
  const isTaken = takenSlugQuestion(dataProvider, blogPosts, 1);
  const first = isTaken('slug', 'taken');
  await pauseIsOver();
  const second = isTaken('slug', 'free');
  await pauseIsOver();
  asked[0]?.answer(1);
  asked[1]?.answer(0);
  expect(await Promise.all([first, second])).toEqual([true, false]);
});

it('asks once about a slug while the answer is on its way, and not again when it is free', async () => {
  const { asked, dataProvider } = slowServer();
  const isTaken = takenSlugQuestion(dataProvider, blogPosts, 1);
  const answers = [isTaken('slug', 'free'), isTaken('slug', 'free')];
  await pauseIsOver();
  asked[0]?.answer(0);
  expect(await Promise.all([...answers, isTaken('slug', 'free')])).toEqual([false, false, false]);
  expect(asked).toHaveLength(1);
});

it('asks only about the last of what is typed without a pause', async () => {
  const { asked, dataProvider } = slowServer();
  const isTaken = takenSlugQuestion(dataProvider, blogPosts, 1);
  void isTaken('slug', 'a');
  void isTaken('slug', 'ab');
  await pauseIsOver();
  expect(asked.map(({ slug }) => slug)).toEqual(['ab']);
});
