import { expect, it } from 'vitest';
import { relatedPosts } from './related-posts';

const card = (slug: string, category = 'Green Cleaning') => ({ slug, category });
const related = (...posts: ReturnType<typeof card>[]) =>
  relatedPosts(card('this'), posts).map(({ slug }) => slug);

it('relates the three newest others of the category', () => {
  expect(related(card('a'), card('this'), card('b'), card('c'), card('d'))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

it('relates nothing of other categories', () => {
  expect(related(card('a', 'Deep Cleaning'), card('this'))).toEqual([]);
});
