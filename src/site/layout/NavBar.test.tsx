// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NavBar } from './NavBar';

afterEach(cleanup);

const currentLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

describe('navigation bar', () => {
  it.each([
    ['/', ['Home']],
    ['/services', ['Services']],
    ['/blog/how-to-lift-common-carpet-stains', ['Blog']],
    ['/about/', ['About']],
    ['/admin/blog_posts', ['Admin']],
    ['/aboutness', []],
    ['/sitemap', []],
  ])('marks on %s the links %j', (pathname, expected) => {
    render(<NavBar pathname={pathname} />);
    expect(currentLinks()).toEqual(expected);
  });

  it('needs no router: without one its links are those of a document', () => {
    render(<NavBar pathname="/admin" />);
    expect(screen.getByRole('link', { name: 'Services' }).getAttribute('href')).toBe('/services');
  });
});
