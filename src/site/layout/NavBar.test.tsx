// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import menu from 'virtual:content/menu';
import { setContent } from '../../shared/content/content-store';
import { NavBar } from './NavBar';

const built = menu.get();

afterEach(() => {
  setContent({ menu: built });
});

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

  it('shows seven links side by side and the others behind “More”, which is marked for them', () => {
    const header = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((label) => ({
      ...{ id: label, label, href: `/${label}`, place: 'header' },
    }));
    setContent({ menu: header });
    render(<NavBar pathname="/i" />);
    const more = screen.getByText('More').closest('details');
    expect([...(more?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      'h',
      'i',
    ]);
    expect(screen.getByText('More').getAttribute('aria-current')).toBe('true');
    expect(currentLinks()).toEqual(['i']);
  });
});
