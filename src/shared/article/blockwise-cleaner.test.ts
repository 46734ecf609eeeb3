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

describe('an article sanitised block by block', () => {
  it('has posts to be tried with', () => expect(posts.length).toBeGreaterThan(10));

  it.each(posts)('equals the article sanitised as a whole: post %#', (html) => {
    expect(cleaner()(html)).toBe(sanitizeArticle(html).trimStart());
  });

  it.each(ARTICLE_ATTACKS)('removes all that sanitizeArticle removes: %s', (_name, attack) => {
    const clean = cleaner();
    const html = `<p>a &lt; b</p> and ${attack}<table><tr><td>x</table>`;
    const cleaned = clean(html);
    expect(sanitizeArticle(cleaned)).toBe(cleaned);
    expect(clean(html)).toBe(cleaned);
  });

  it('follows changed, removed and repeated blocks', () => {
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
