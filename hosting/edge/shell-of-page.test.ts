// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aShell, aPostsFacts, linkPreview } from '../../tests/support/edge-pages.ts';
import { shellOfPage } from './answer-page.ts';

const ORIGIN = 'https://www.brightwell.example';
const shell = aShell();
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the shell with the head of a post', () => {
  it('is what a link preview shows', () => {
    expect(linkPreview(shellOfPage(shell, aPostsFacts(), ORIGIN))).toEqual({
      title: 'Spring Cleaning in the Right Order',
      description: 'Top to bottom, dry before wet.',
      image: 'https://abcdefgh.supabase.co/storage/v1/object/public/blog-images/blog/a.jpg',
      url: `${ORIGIN}/blog/spring-cleaning-in-the-right-order`,
      site: 'Brightwell Cleaning',
    });
  });

  it('has one title, canonical address and JSON-LD of its own, and the shell’s body', () => {
    const { head, body, title } = parse(shellOfPage(shell, aPostsFacts(), ORIGIN));
    expect(title).toBe('Spring Cleaning in the Right Order | Brightwell Cleaning');
    expect(head.querySelectorAll('title')).toHaveLength(1);
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${ORIGIN}/blog/spring-cleaning-in-the-right-order`,
    );
    const data = head.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
      '@graph': expect.arrayContaining([
        expect.objectContaining({ '@type': 'BlogPosting', datePublished: '2026-03-01' }),
      ]),
    });
    expect(body.innerHTML).toBe(parse(shell).body.innerHTML);
  });

  it('is safe against every title', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('</title>', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'),
      fc.constantFrom("$& $' $` $1", '</script>', '<!--', ']]>', '&quot;', '\u2028'),
    );
    const words = fc
      .array(piece, { minLength: 1, maxLength: 6 })
      .map((pieces) => pieces.join(''))
      .filter(Boolean);
    const plain = parse(shellOfPage(shell, aPostsFacts(), ORIGIN));
    fc.assert(
      fc.property(words, words, (title, excerpt) => {
        const document = parse(shellOfPage(shell, aPostsFacts({ title, excerpt }), ORIGIN));
        const content = (selector: string) =>
          document.head.querySelector(selector)?.getAttribute('content');
        expect(content('meta[property="og:title"]')).toBe(title);
        expect(content('meta[name="description"]')).toBe(excerpt);
        expect(document.querySelectorAll('*')).toHaveLength(plain.querySelectorAll('*').length);
        expect(document.body.innerHTML).toBe(plain.body.innerHTML);
      }),
      { numRuns: 25 },
    );
  });
});
