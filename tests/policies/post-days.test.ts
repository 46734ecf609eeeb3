import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sortNewestFirst, type BlogPost } from '../../src/shared/blog.ts';
import { formatDisplayDate, isoDay } from '../../src/shared/time/display-date.ts';
import { fetchPostLinks } from '../../src/site/data/fetch-related-posts.ts';
import { findPosts, LISTED_POSTS, listPosts } from '../../src/site/data/post-list.ts';
import { postLinksAmong } from '../../src/site/data/related-posts.ts';
import { filterPosts } from '../../src/site/screens/blog/blog-filters.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { aPost } from '../support/posts.ts';
import { startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());
const visitors = () => ({ url: project.url, key: LOCAL_PUBLISHABLE_KEY });
const signal = new AbortController().signal;

/** More than a page of the list, several a day, some distinguished by id alone. */
const POSTS = 130;
const DAY_MS = 86_400_000;
/** One category has too few for all related posts. */
const categoryOf = (number: number) =>
  number === 7 || number === 90 ? 'Deep Cleaning' : number % 5 ? 'Home Cleaning' : 'Green Cleaning';

beforeAll(async () => {
  const posts = Array.from({ length: POSTS }, (_, number) =>
    aPost({
      title: `Tip ${number}: ${number % 9 ? 'a kitchen' : '100% .* (Wool)'}`,
      date: formatDisplayDate(new Date(Date.UTC(2025, 0, 1) + ((number * 37) % 90) * DAY_MS)),
      category: categoryOf(number),
    }),
  );
  const draft = aPost({ category: 'Carpet Cleaning', published_at: null });
  for (const body of [posts, [draft]]) {
    const answer = await project.as('service key', 'POST', '/rest/v1/blog_posts', {
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
});

async function everyPost(): Promise<BlogPost[]> {
  const answer = await project.as('visitor', 'GET', '/rest/v1/blog_posts?order=id');
  return sortNewestFirst((await answer.json()) as BlogPost[]);
}

const titles = (posts: readonly { title: string }[]) => posts.map(({ title }) => title);

it('the day of a post is what its display date means', async () => {
  const days = (await everyPost()).map(({ date, day }) => [day, isoDay(date)]);
  expect(days.filter(([day, meant]) => day !== meant)).toEqual([]);
});

describe('a list of which the database gives out the newest', () => {
  it('begins as all posts would, and names the categories that visitors may see', async () => {
    const all = await everyPost();
    const list = await listPosts(visitors(), signal);
    expect(titles(list.cards)).toEqual(titles(all.slice(0, LISTED_POSTS)));
    expect(list.total).toBe(POSTS);
    expect([...list.categories].sort()).toEqual([
      'Deep Cleaning',
      'Green Cleaning',
      'Home Cleaning',
    ]);
  });

  it.each([
    { q: 'TIP 1', from: 0 },
    { q: '100% .* (wool)', from: 0 },
    { q: 'kitchen', category: 'Home Cleaning', from: 66 },
    { q: '', category: 'Green Cleaning', from: 12 },
    { q: '', from: 96 },
    { q: 'zeppelin', from: 0 },
  ])('finds what the whole list would show: %j', async (search) => {
    const { q, category = 'All', from } = search;
    const matching = filterPosts(await everyPost(), { q, category });
    const found = await findPosts(visitors(), { ...search, count: 6 }, signal);
    expect(found.total).toBe(matching.length);
    expect([found.from, titles(found.cards)]).toEqual([
      from,
      titles(matching.slice(from, from + 6)),
    ]);
  });

  it('ends with the last posts', async () => {
    const search = { q: '', from: 60_000, count: 6 };
    const { from, cards } = await findPosts(visitors(), search, signal);
    expect([from, titles(cards)]).toEqual([126, titles((await everyPost()).slice(126))]);
  });

  it('puts around a post what the whole list would', async () => {
    const all = await everyPost();
    const { cards } = await listPosts(visitors(), signal);
    const places = [0, 1, 40, LISTED_POSTS - 1, LISTED_POSTS, 100, POSTS - 1];
    const few = all.filter(({ category }) => category === 'Deep Cleaning');
    for (const post of [...few, ...places.flatMap((place) => all[place] ?? [])]) {
      const { related, newer, older } = await fetchPostLinks(visitors(), post, cards, signal);
      const whole = postLinksAmong(all)(post);
      expect([titles(related), newer, older]).toEqual([
        titles(whole.related),
        whole.newer,
        whole.older,
      ]);
    }
  });
});
