import { expect, it } from 'vitest';
import { menu } from '../../../content-types/menu';
import { questions } from '../../../content-types/questions';
import { siblingAt, siblingsOf, treeOf } from './tree';

const rows = [
  { id: 'home', place: 'header', below: null },
  { id: 'offers', place: 'header', below: 'services' },
  { id: 'terms', place: 'footer', below: null },
  { id: 'services', place: 'header', below: null },
  { id: 'ovens', place: 'header', below: 'services' },
  { id: 'privacy', place: 'footer', below: null },
];
const ids = (all: readonly { id: unknown }[]) => all.map(({ id }) => id);

it('the menu is two trees, each item followed by those below it', () => {
  const { rows: shown, places } = treeOf(menu, rows);
  expect(ids(shown)).toEqual(['home', 'services', 'offers', 'ovens', 'terms', 'privacy']);
  expect([...places].flatMap(([id, { heading }]) => (heading ? [[id, heading]] : []))).toEqual([
    ['home', 'Bar over every page'],
    ['terms', 'Footer'],
  ]);
  expect(places.get('ovens')?.parent?.id).toBe('services');
});

it('an item changes places with those beside it, wherever among those below them it is put', () => {
  const tree = treeOf(menu, rows);
  expect(ids(siblingsOf(tree, 'home', menu))).toEqual(['home', 'services']);
  expect(ids(siblingsOf(tree, 'ovens', menu))).toEqual(['offers', 'ovens']);
  const beside = siblingsOf(tree, 'home', menu);
  expect(siblingAt(tree, beside, 'ovens')).toBe(1);
  expect(siblingAt(tree, beside, 'terms')).toBe(-1);
});

it('other lists stay as they are, and whose parent is out of sight stands by itself', () => {
  expect(treeOf(questions, rows).rows).toEqual(rows);
  expect(ids(treeOf(menu, rows.slice(4, 5)).rows)).toEqual(['ovens']);
});
