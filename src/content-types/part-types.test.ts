import { expect, it } from 'vitest';
import { contentDefaults, tablesWithDefaults } from '../shared/content/defaults/content-defaults';
import { siteContentOf } from '../shared/content/site-content-of';
import { partTypes } from './part-types';

it('every part of the site’s content is made of one table, and every table with texts of its own makes some', () => {
  const { content } = siteContentOf(contentDefaults, 'off');
  expect(partTypes.flatMap(({ parts }) => parts).sort()).toEqual(Object.keys(content).sort());
  expect(partTypes.map(({ table }) => table).sort()).toEqual([...tablesWithDefaults].sort());
});
