import { expect, it } from 'vitest';
import { token } from './theme';

it('a token has the value that a browser would compute', () => {
  expect(token('navy')).toMatch(/^#[0-9a-f]{6}$/);
  expect(token('ink')).toBe(token('navy'));
  // Without the values of media queries.
  expect(token('motion')).toBe('220ms');
});
