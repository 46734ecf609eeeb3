import menu from 'virtual:content/menu';
import { derivedContent } from '../../shared/content/content-store';

export interface MenuItem {
  label: string;
  href: string;
  items?: readonly MenuItem[];
}

type MenuRow = ReturnType<typeof menu.get>[number];

export const menuTrees = derivedContent([menu], menuOf);

export type Menu = ReturnType<typeof menuOf>;

export function menuOf(all: readonly Pick<MenuRow, 'place' | keyof LinkRow>[]) {
  return {
    header: treeOf(all.filter(({ place }) => place === 'header')),
    footer: treeOf(all.filter(({ place }) => place === 'footer')),
  };
}

type LinkRow = Pick<MenuRow, 'id' | 'label' | 'href' | 'below'>;

/** A child of a hidden link moves to the top level. */
export function treeOf(all: readonly LinkRow[]): MenuItem[] {
  const isBelow = ({ below }: LinkRow) => all.some(({ id }) => id === below?.id);
  return all
    .filter((row) => !isBelow(row))
    .map(({ id, label, href }) => {
      const items = all.filter(({ below }) => below?.id === id).map(linkOf);
      return { label, href, ...(items.length > 0 && { items }) };
    });
}

const linkOf = ({ label, href }: LinkRow) => ({ label, href });
