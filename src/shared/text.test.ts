import { expect, it } from 'vitest';
import { andList, orList, plainWords, shortened, thousands } from './text';

it.each([
  ['Sofas', 'Sofas'],
  ['Sofas and rugs', 'Sofas and rugs'],
  ['Sofas and carpets', 'Sofas and…'],
  ['Sofas and rugs, too', 'Sofas and…'],
  ['Sofas and rugs too', 'Sofas and rugs…'],
  ['Upholstery-cleaning', 'Upholstery-cle…'],
  ['Upholstery-cl🧽🧽🧽', 'Upholstery-cl…'],
])('a text of at most 14 characters is cut at a word: %s', (text, cut) => {
  expect(shortened(text, 14)).toBe(cut);
});

it.each([
  ['<p>Fish &amp; chips</p><p>and&nbsp;peas &lt; £9</p>', 'Fish & chips and peas < £9'],
  ['<p>Write &amp;amp; for it</p>', 'Write &amp; for it'],
  ['Write &amp; for it', 'Write &amp; for it'],
])('the words of %s are those that are read', (html, words) => {
  expect(plainWords(html)).toBe(words);
});

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, -1234])('writes %i as Intl does', (count) => {
  expect(thousands(count)).toBe(count.toLocaleString('en-GB'));
});

it.each([
  { names: [] },
  { names: ['Walsall'] },
  { names: ['Walsall', 'Dudley'] },
  { names: ['Walsall', 'Dudley', 'Stoke and Trent'] },
])('writes $names as the language’s own tables do', ({ names }) => {
  const format = (type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat('en-GB', { type }).format(names);
  expect(andList(names)).toBe(format('conjunction'));
  expect(orList(names)).toBe(format('disjunction'));
});
