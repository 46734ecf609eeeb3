import { expect, it } from 'vitest';
import { publicTypes } from '../content-types/public-types';
import { publicScreens } from './public-screens';
import { findRoute, routes } from './routes';

it('every content type that is public has its screens, and no other', () => {
  expect(Object.keys(publicScreens).sort()).toEqual(publicTypes.map(({ table }) => table).sort());
});

it('no two routes share an address', () => {
  const paths = routes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.at(-1)).toBe('*');
  expect(findRoute('/no/such/page')?.path).toBe('*');
});
