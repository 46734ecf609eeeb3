import { routeEntries } from '../../route-table.ts';
import type { MenuText } from '../content-rows.ts';

const itemsOf = (place: MenuText['place'], isIn: 'inNavigation' | 'inFooter'): MenuText[] =>
  routeEntries
    .filter((entry) => entry[isIn])
    .map(({ path, label }) => ({ place, label, href: path }));

/** The links of the bar and the footer, from the table of routes (docs/specification.md, 2). */
export const menu: readonly MenuText[] = [
  ...itemsOf('header', 'inNavigation'),
  ...itemsOf('footer', 'inFooter'),
];
