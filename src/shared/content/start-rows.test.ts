import { expect, it } from 'vitest';
import { tablesWithDefaults } from './defaults/content-defaults';
import { startRows } from './start-rows';

it('rows to start from have ids of their own, always the same, and stand in their order', () => {
  const all = tablesWithDefaults.flatMap((table) => startRows(table));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(startRows('services')).toEqual(startRows('services'));
  const positions = startRows('questions').map(({ position }) => String(position));
  expect(positions).toEqual(positions.toSorted());
});
