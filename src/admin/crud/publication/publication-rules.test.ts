import { expect, it } from 'vitest';
import { areas } from '../../../content-types/areas';
import { pages } from '../../../content-types/pages';
import { asksForLink, isPublic, savedWords } from './publication-rules';

it.each([
  ['public', { published_at: '2020-01-01T00:00:00Z', noindex: false }, true],
  ['scheduled', { published_at: '2999-01-01T00:00:00Z', noindex: false }, true],
  ['a draft', { published_at: null, noindex: false }, false],
  ['hidden', { published_at: '2020-01-01T00:00:00Z', noindex: true }, false],
  ['scheduled and hidden', { published_at: '2999-01-01T00:00:00Z', noindex: true }, false],
])('whether the menu is to lead to a page that is %s', (_which, record, isAsked) => {
  expect(asksForLink(pages, record)).toBe(isAsked);
});

it('tells what a switch keeps from visitors from what they read', () => {
  const draft = { name: 'Dudley', slug: 'dudley', published: false };
  expect(isPublic(areas, draft)).toBe(false);
  expect(isPublic(areas, { ...draft, published: true })).toBe(true);
  expect(savedWords(areas, draft)).toBe('Draft saved: only staff can read it');
});

it.each([
  ['public', '2020-01-01T00:00:00Z', null, 'Draft saved: visitors read what was published before'],
  ['withdrawn', null, null, 'Draft saved: only staff can read it'],
  ['withdrawn', null, '2999-01-01T00:00:00Z', 'Draft saved: only staff can read it'],
])('says who reads what, of a draft of what is %s', (_state, published_at, publish_at, words) => {
  const record = { published_at, draft: { publish_at, base: {}, changes: {} } };
  expect(savedWords(pages, record)).toBe(words);
});
