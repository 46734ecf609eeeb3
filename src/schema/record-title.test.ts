import { expect, it } from 'vitest';
import { pages } from '../content-types/pages';
import { recordTitle } from './record-title';

it('staff find the home page under its name, every other page under its title', () => {
  const title = 'Home and business cleaning';
  expect(recordTitle(pages, { path: '/', title })).toBe('Home');
  expect(recordTitle(pages, { path: '/about', title })).toBe(title);
});
