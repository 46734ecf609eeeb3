import { expect, it } from 'vitest';
import { deadLinks, slugIn } from './dead-links';

it('finds the links that lead nowhere on this site, each once', () => {
  const hrefs = ['/contact#form', '/blog/ovens?x=1', '/blog/gone', '/blog/gone', '/nowhere']
    .concat('/about/', '/', '/guide.pdf', 'https://example.com/nowhere', '//example.com/x')
    .concat('/About', '/Blog/Ovens/', '/Nowhere/')
    .concat('#top', 'mailto:hello@example.com');
  expect(deadLinks(hrefs, ['/blog/ovens'])).toEqual(['/blog/gone', '/nowhere']);
});

it('knows the addresses of content types that visitors read', () => {
  const hrefs = ['/locations', '/locations/walsall/', '/locations/walsall/more', '/location'];
  expect(deadLinks(hrefs, [])).toEqual(['/locations/walsall/more', '/location']);
});

it('knows which post a path would show', () => {
  const slugs = ['/blog/ovens', '/blog/caf%C3%A9/', '/blog', '/blog/a/b', '/blog/%E0%A4%A'].map(
    slugIn,
  );
  expect(slugs).toEqual(['ovens', 'café', undefined, undefined, undefined]);
});
