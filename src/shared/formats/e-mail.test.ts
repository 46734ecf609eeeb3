import { expect, it } from 'vitest';
import { E_MAIL } from './e-mail';

it.each([
  ['o’brien@example.com', false],
  ["o'brien@example.com", true],
  ['ada+site@example.co.uk', true],
  ['ada@example', false],
  ['a@b.example,c@d.example', false],
])('%j is an e-mail address: %s', (typed, is) => {
  expect(E_MAIL.test(typed)).toBe(is);
});
