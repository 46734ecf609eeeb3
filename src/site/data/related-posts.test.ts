import { describe, expect, it } from 'vitest';
import { postLinksAmong } from './related-posts';

const card = (slug: string, category = 'Green Cleaning') => ({
  slug,
  category,
  title: slug.toUpperCase(),
});
const related = (...posts: ReturnType<typeof card>[]) =>
  postLinksAmong(posts)(card('this')).related.map(({ slug }) => slug);

describe('related posts', () => {
  it('are the three newest others of the category', () => {
    expect(related(card('a'), card('this'), card('b'), card('c'), card('d'))).toEqual([
      ...['a', 'b', 'c'],
    ]);
  });

  it('are filled with the newest of other categories', () => {
    const posts = ['x', 'y', 'z'].map((slug) => card(slug, 'Deep Cleaning'));
    expect(related(...posts, card('this'), card('a'))).toEqual(['a', 'x', 'y']);
  });

  it('are none where there is no other post', () => {
    expect(related(card('this'))).toEqual([]);
  });
});

describe('neighbours of a post', () => {
  const posts = [card('new'), card('middle', 'Deep Cleaning'), card('old')];
  const neighbours = (slug: string) => {
    const { newer, older } = postLinksAmong(posts)(card(slug));
    return [newer?.title, older?.slug];
  };

  it('are those before and after it in time, of any category', () => {
    expect(neighbours('middle')).toEqual(['NEW', 'old']);
  });

  it('end with the newest and the oldest', () => {
    expect(neighbours('new')).toEqual([undefined, 'middle']);
    expect(neighbours('old')).toEqual(['MIDDLE', undefined]);
  });

  it('are none of a post that the list does not hold', () => {
    expect(neighbours('elsewhere')).toEqual([undefined, undefined]);
  });
});
