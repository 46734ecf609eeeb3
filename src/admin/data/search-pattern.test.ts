import { expect, it } from 'vitest';
import { searchPattern } from './search-pattern';

it.each([
  ['one word', 'oven', 'oven'],
  ['several words in their order', ' spring  cleaning tips ', 'spring.*cleaning.*tips'],
  ['the signs of LIKE as themselves', '100% a_b', '100%.*a_b'],
  ['an asterisk as itself', '*', '\\*'],
  [
    'the signs of expressions as themselves',
    'c\\d (1.5) [x] a|b^$+?{2}',
    'c\\\\d.*\\(1\\.5\\).*\\[x\\].*a\\|b\\^\\$\\+\\?\\{2\\}',
  ],
])('searches for %s', (_name, typed, pattern) => {
  expect(searchPattern(typed)).toBe(pattern);
});
