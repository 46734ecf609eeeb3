import { expect, it } from 'vitest';
import { treeOf } from './menu-tree';

it('links stand below the link that they name, or by themselves where that one is not shown', () => {
  const link = (label: string, below?: string) => ({
    ...{ id: label, label, href: `/${label}` },
    below: below ? { id: below, title: below } : undefined,
  });
  expect(treeOf([link('a'), link('b', 'a'), link('c', 'withdrawn')])).toEqual([
    { label: 'a', href: '/a', items: [{ label: 'b', href: '/b' }] },
    { label: 'c', href: '/c' },
  ]);
});
