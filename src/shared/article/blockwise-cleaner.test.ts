// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARTICLE_ATTACKS } from '../../../tests/support/article-attacks';
import { blockwiseCleaner } from './blockwise-cleaner';
import { sanitizeArticle } from './sanitize-article';

const posts = [
  ...readFileSync('supabase/seed.sql', 'utf8').matchAll(/\$html\$(.*?)\$html\$/gs),
].map(([, html = '']) => html);

const cleaner = () => {
  const clean = blockwiseCleaner();
  return (html: string) => clean(html).join('');
};

describe('an article that is cleaned block by block', () => {
  it('has posts to be tried with', () => expect(posts.length).toBeGreaterThan(10));

  it.each(posts)('is what it is when cleaned at once: post %#', (html) => {
    expect(cleaner()(html)).toBe(sanitizeArticle(html).trimStart());
  });

  it.each(ARTICLE_ATTACKS)(
    'keeps nothing that cleaning at once takes away: %s',
    (_name, attack) => {
      const clean = cleaner();
      const html = `<p>a &lt; b</p> and ${attack}<table><tr><td>x</table>`;
      const cleaned = clean(html);
      expect(sanitizeArticle(cleaned)).toBe(cleaned);
      expect(clean(html)).toBe(cleaned);
    },
  );

  it('follows what changes, what goes and what stands there twice', () => {
    const clean = cleaner();
    expect(clean('<p>a</p><p>a</p><p onclick="x()">b</p>')).toBe('<p>a</p><p>a</p><p>b</p>');
    expect(clean('<p>a</p><p>bc</p>')).toBe('<p>a</p><p>bc</p>');
    expect(clean('')).toBe('');
  });

  it('is reduced to its words beyond the limits', () => {
    const html = `${'<div>'.repeat(200)}x`;
    expect(cleaner()(html)).toBe(sanitizeArticle(html).trimStart());
  });
});
