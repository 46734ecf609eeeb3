import { expect, it } from 'vitest';
import { likePattern } from './like-pattern';

it.each([
  ['one word', 'oven', 'oven'],
  ['several words as one pattern', ' spring  cleaning tips ', 'spring*cleaning*tips'],
  ['the signs of LIKE as themselves', '100% a_b c\\d', '100\\%*a\\_b*c\\\\d'],
  ['what PostgREST gives a meaning in lists', 'a,b (c)', 'a,b*(c)'],
])('searches for %s', (_name, typed, pattern) => {
  expect(likePattern(typed)).toBe(pattern);
});
