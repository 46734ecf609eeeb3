import { describe, expect, it } from 'vitest';
import { popularAmong, popularArticles } from './popular-articles';

const own = ['a', 'b', 'c', 'd'].map((slug) => ({ path: `/blog/${slug}`, title: slug }));

describe('the articles that the sitemap page names', () => {
  it('are those that it knows, as long as they are there', () => {
    const posts = [...own, ...popularArticles.toReversed()];
    expect(popularAmong(posts)).toEqual(popularArticles);
  });

  it('are the newest where others have been removed', () => {
    const [kept] = popularArticles;
    expect(popularAmong([...own, ...popularArticles.slice(0, 1)])).toEqual([kept, own[0], own[1]]);
    expect(popularAmong(own)).toEqual(own.slice(0, 3));
  });

  it('are none while there is no post', () => {
    expect(popularAmong([])).toEqual([]);
  });
});
