// @vitest-environment jsdom
import { testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { pages } from '../../content-types/pages';
import { inboundLinks } from './inbound-links';

const hero = (href: string) => [{ id: 'a', type: 'hero', title: 'Ovens', label: 'See', href }];

const ROWS: Record<string, object[]> = {
  menu: [
    { id: 1, label: 'Offer', href: '/offer?from=menu' },
    { id: 2, label: 'Offers of last year', href: '/offer-2025' },
  ],
  pages: [
    { id: 'itself', title: 'Offer', path: '/offer', sections: hero('/offer#prices') },
    { id: 'other', title: 'Ovens', path: '/ovens', sections: hero('/offer/') },
    { id: 'third', title: 'Hobs', path: '/hobs', sections: hero('https://example.com/offer') },
  ],
};

it('names the menu items and the pages with a button that lead to a page', async () => {
  const dataProvider = testDataProvider({
    getList: async (table: string) => ({ data: (ROWS[table] ?? []) as never[], total: 0 }),
  });
  const leading = (path: string) =>
    inboundLinks(dataProvider, pages, [{ id: 'itself', path, published_at: '2026-01-01' }]);
  expect(await leading('/offer')).toEqual(['“Offer” (menu item)', '“Ovens” (page)']);
  expect(await leading('/elsewhere')).toEqual([]);
});
