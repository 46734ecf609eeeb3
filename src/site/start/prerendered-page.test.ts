// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isPageOf } from './prerendered-page';

describe('prerendered HTML', () => {
  it.each([
    ['its own address', '/about', '/about', '/about', true],
    ['another address of the same route', '/about', '/about/', '/about', false],
    ['another page', '/about', '/contact', '/contact', false],
    ['a post', '/blog/oven', '/blog/oven', '/blog/:slug', true],
    ['another post', '/blog/oven', '/blog/hob', '/blog/:slug', false],
    ['a post in the shell', '/blog/:slug', '/blog/hob', '/blog/:slug', true],
    ['an unknown address in the 404 page', '*', '/no/such/page', '*', true],
    ['a post in the 404 page', '*', '/blog/hob', '/blog/:slug', false],
  ])('of %s', (_, page, pathname, routePath, expected) => {
    const container = document.createElement('div');
    container.dataset.page = page;
    expect(isPageOf(container, pathname, routePath)).toBe(expected);
  });

  it('is not what a development server sends', () => {
    expect(isPageOf(document.createElement('div'), '/', '/')).toBe(false);
  });
});
