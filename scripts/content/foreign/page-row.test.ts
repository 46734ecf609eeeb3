import { describe, expect, it } from 'vitest';
import { pageAddress, pageRow, unfitPage } from './page-row.ts';
import { unfitPost } from './post-row.ts';

const page = {
  isPage: true,
  title: 'Areas',
  slug: 'areas',
  address: 'https://old.example/areas/',
  html: '',
  excerpt: '',
  day: '2020-01-01',
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-02T00:00:00.000Z',
  categories: [],
  losses: new Set<string>(),
};

describe('a page of another system', () => {
  it('keeps its path, as far as paths allow it', () => {
    const at = (address: string) => pageAddress({ address });
    expect(at('https://old.example/areas/walsall/')).toBe('/areas/walsall');
    expect(at('https://old.example/A_Page')).toBe('/a-page');
    expect(at('https://old.example/')).toBe('/');
    expect(at('https://old.example/%c3%bcber-uns/')).toBe('/uber-uns');
    expect(at('https://old.example/%zz')).toBe('/zz');
    expect(at('no address')).toBe('');
  });

  it('is left out where its path is taken, or its text too long', () => {
    expect(unfitPage('/about', '<p>x</p>')).toMatch(/belongs to the site itself/);
    expect(unfitPage('/about/team', '<p>x</p>')).toBeUndefined();
    expect(unfitPage('/', '<p>x</p>')).toMatch(/belongs to the site itself/);
    expect(unfitPage('/locations/walsall', '<p>x</p>')).toMatch(/belongs to the site itself/);
    expect(unfitPage('', '<p>x</p>')).toMatch(/no address/);
    expect(unfitPage('/areas', `<p>${'x'.repeat(60_000)}</p>`)).toMatch(/too long/);
    expect(unfitPage('/areas', '<p>x</p>')).toBeUndefined();
  });

  it('is one text section, or several that end before a heading where it is too long', () => {
    const row = pageRow(page, '/areas', '<p>x</p><h2>y</h2>', new Set());
    expect(row.sections).toEqual([{ id: 'text-1', type: 'text', html: '<p>x</p><h2>y</h2>' }]);
    const long = `<p>${'x'.repeat(30_000)}</p>`;
    const parts = pageRow(page, '/areas', `${long}<h2>a</h2>${long}<h2>b</h2>`, new Set()).sections;
    expect(parts).toEqual([
      { id: 'text-1', type: 'text', html: long },
      { id: 'text-2', type: 'text', html: `<h2>a</h2>${long}<h2>b</h2>` },
    ]);
  });
});

it('names the post whose address belongs to the site itself', () => {
  expect(unfitPost('feed')).toBe('its address, /blog/feed, belongs to the site itself');
  expect(unfitPost('feeds')).toBeUndefined();
});
