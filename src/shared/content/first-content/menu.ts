import { routeEntries } from '../../route-table.ts';
import type { Written } from '../content-rows.ts';

const itemsOf = (
  place: Written<'menu'>['place'],
  isIn: 'inNavigation' | 'inFooter',
): Written<'menu'>[] =>
  routeEntries
    .filter((entry) => entry[isIn])
    .map(({ path, label }) => ({ place, label, href: path }));

/** Links of bar and footer, from the route table (docs/specification.md, 2). */
export const menu: readonly Written<'menu'>[] = [
  ...itemsOf('header', 'inNavigation'),
  ...itemsOf('footer', 'inFooter'),
];
