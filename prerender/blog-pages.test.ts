import { describe, expect, it } from 'vitest';
import { TAKEN_SLUGS } from '../src/shared/taken-slugs.ts';
import { hasPage } from './blog-pages.ts';

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
