import { expect, it } from 'vitest';
import { SITE_PAGES } from '../../site-pages';
import { firstRows, firstTables } from './first-rows';

it('the first rows have ids of their own, always the same, and stand in their order', () => {
  const all = firstTables.flatMap((table) => firstRows(table));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(firstRows('services')).toEqual(firstRows('services'));
  const positions = firstRows('questions').map(({ position }) => String(position));
  expect(positions).toEqual(positions.toSorted());
});

it('every page of the specification is among them', () => {
  expect(firstRows('pages').map(({ path }) => path)).toEqual(SITE_PAGES);
});
