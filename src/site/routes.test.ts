import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publicTypes } from '../content-types/public-types';
import { publicScreens } from './public-screens';
import { findRoute, routes } from './routes';

it('every content type that is public has its screens, and no other', () => {
  expect(Object.keys(publicScreens).sort()).toEqual(publicTypes.map(({ table }) => table).sort());
});

it('the host opens the shell of every page that is newer than the build', () => {
  const rules = readFileSync('netlify.toml', 'utf8');
  const pages = ['/blog/:slug', ...publicTypes.flatMap(({ page }) => page ?? [])];
  const shells = pages.map((page) => `to = "${page.replace(/:\w+$/, '404.html')}"`);
  expect(
    shells.filter((line) => !rules.includes(line)),
    'netlify.toml lacks these: write a [[redirects]] as that of /blog, with status 404',
  ).toEqual([]);
});

it('no two routes share an address', () => {
  const paths = routes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.at(-1)).toBe('*');
  expect(findRoute('/no/such/page')?.path).toBe('*');
});
