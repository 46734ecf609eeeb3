// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { deadLinks } from './dead-links';

it('finds the links of a text that lead nowhere on this site, each once', () => {
  const html = ['/contact#form', '/blog/ovens?x=1', '/blog/gone', '/blog/gone', '/nowhere']
    .concat('/about/', '/', '/guide.pdf', 'https://example.com/nowhere', '//example.com/x')
    .concat('#top', 'mailto:hello@example.com')
    .map((href) => `<p><a href="${href}">x</a></p>`)
    .join('');
  expect(deadLinks(html, ['/blog/ovens'])).toEqual(['/blog/gone', '/nowhere']);
  expect(deadLinks('<p>No link.</p>', [])).toEqual([]);
});
