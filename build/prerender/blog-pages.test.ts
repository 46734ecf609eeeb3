import { describe, expect, it } from 'vitest';
import { TAKEN_SLUGS } from '../../src/shared/slug.ts';
import type { BlogPost } from '../../src/shared/blog.ts';
import { LISTED_POSTS, wholeList } from '../../src/site/data/post-list.ts';
import { blogPages, hasPage } from './blog-pages.ts';

describe('a post with a page of its own', () => {
  it.each(['spring-cleaning', '4040', 'index-of-stains', 'Old_Post'])('has the name %s', (slug) => {
    expect(hasPage({ slug })).toBe(true);
  });

  it.each([
    ...TAKEN_SLUGS,
    'INDEX',
    'Feed',
    '.well-known',
    '_headers',
    '..',
    '',
    'a/b',
    'a%2fb',
    'a.b',
  ])('has never the name %j', (slug) => {
    expect(hasPage({ slug })).toBe(false);
  });
});

const site: Parameters<typeof blogPages>[1] = {
  ...{ LISTED_POSTS, wholeList },
  readablePost: ({ content: html, ...post }) => ({ ...post, article: { html, headings: [] } }),
  queryKeys: {
    posts: ['posts'],
    post: (slug: string) => ['post', slug],
    around: ({ slug }: Pick<BlogPost, 'slug'>) => ['around', slug],
  },
};

const aPost = (category: string, place: number): BlogPost => ({
  id: `${category} ${place}`,
  title: `Tip ${place}`,
  slug: `tip-${category}-${place}`,
  updated_at: `2026-01-01T00:00:0${place % 10}Z`,
  ...{ category, excerpt: '', content: '<p>Long.</p>', date: 'May 14, 2025', image: '' },
  created_at: '',
});

const pagesOf = (posts: readonly BlogPost[]) => blogPages({ posts, pictures: {} }, site);

describe('what the page of a post has read', () => {
  it('is the post, and of those around it what a card shows', () => {
    const posts = ['Home', 'Green', 'Home'].map(aPost);
    const [[, post] = [], [, around] = []] = pagesOf(posts).postData(
      posts[0] ?? aPost('', 0),
    ).queries;
    expect(post).toMatchObject({ title: 'Tip 0', article: { html: '<p>Long.</p>' } });
    expect(around).toMatchObject({
      related: [{ title: 'Tip 2' }, { title: 'Tip 1' }],
      older: { title: 'Tip 1' },
    });
    expect(JSON.stringify(around)).not.toContain('Long.');
  });

  it('stays as it is when a post is added that is neither near nor of its category', () => {
    const posts = ['Green', ...Array<string>(8).fill('Home')].map(aPost);
    const more = [aPost('Green', 100), ...posts];
    const last = posts.slice(-1)[0] ?? aPost('', 0);
    expect(pagesOf(more).postData(last)).toEqual(pagesOf(posts).postData(last));
  });
});

describe('what the list has read', () => {
  const many = Array.from({ length: LISTED_POSTS + 5 }, (_, place) => aPost('Home', place));
  const [read = []] = [pagesOf(many).listData()].map(({ queries }) => queries[0]);

  it('is the newest, how many there are, and in which state: no visitor reads the list again', () => {
    expect(read[1]).toMatchObject({ total: many.length, categories: ['Home'] });
    expect((read[1] as { cards: unknown[] }).cards).toHaveLength(LISTED_POSTS);
  });
});
