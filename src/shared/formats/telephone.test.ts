import { expect, it } from 'vitest';
import { TELEPHONE_INPUT_PATTERN } from './telephone';

const accepts = (text: string) => new RegExp(`^(?:${TELEPHONE_INPUT_PATTERN})$`, 'u').test(text);

it.each([
  '0121 496 0123',
  '01214960123',
  '(0121) 496-0123',
  '+44 (0)121 496 0123',
  '+441214960123',
  '0044 121 496 0123',
  '07700 900 123',
  '0121.496.0123 ext. 12',
  '0121 496 0123 x4',
  ' 0121 496 0123 ',
  '0121–496‑0123',
  '\u202a+44 121 496 0123\u202c',
])('takes "%s" for a telephone number', (text) => expect(accepts(text)).toBe(true));

it.each([
  'abc',
  'call me',
  '12',
  'ada@example.com',
  '0121 496 0123 or 0124',
  '1234567890123456',
  '+',
])('does not take "%s" for one', (text) => expect(accepts(text)).toBe(false));

it('answers at once, however long the text is', () => {
  expect(accepts(`${'0 '.repeat(5000)}a`)).toBe(false);
});
