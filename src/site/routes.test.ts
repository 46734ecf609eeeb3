import { expect, it } from 'vitest';
import { findRoute, routes } from './routes';

it('no two routes share an address', () => {
  const paths = routes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.at(-1)).toBe('*');
  expect(findRoute('/no/such/page')?.path).toBe('*');
});
