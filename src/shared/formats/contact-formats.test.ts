import { describe, expect, it } from 'vitest';
import { E_MAIL } from './e-mail';
import { tidyPostcode } from './postcode';
import { TELEPHONE, TELEPHONE_INPUT_PATTERN, tidyTelephone } from './telephone';

const inVisitorsForm = new RegExp(`^(?:${TELEPHONE_INPUT_PATTERN})$`, 'v');

describe('a telephone number', () => {
  it.each([
    ['0121 496 0557', '0121 496 0557'],
    ['(0121) 496 0557', '(0121) 496 0557'],
    ['0121\u00a0496\u00a00557', '0121 496 0557'],
    ['0121–496—0557', '0121-496-0557'],
    ['\u202a+44 121 496 0557\u202c', '+44 121 496 0557'],
    ['+44 (0)121 496 0557', '+44 (0)121 496 0557'],
    ['0121.496.0557 ext. 12', '0121.496.0557 ext. 12'],
  ])('typed as %j is stored as %j', (typed, kept) => {
    expect(tidyTelephone(typed)).toBe(kept);
    expect(kept).toMatch(TELEPHONE);
    expect(typed).toMatch(inVisitorsForm);
  });

  it.each(['call me', '12', '1234567890123456', 'ada@example.com', '0121 496 0123 or 0124'])(
    'is not %j, whoever asks',
    (typed) => {
      expect(tidyTelephone(typed)).not.toMatch(TELEPHONE);
      expect(typed).not.toMatch(inVisitorsForm);
    },
  );
});

it.each([
  ['ws1 1xx', 'WS1 1XX'],
  ['ws11xx', 'WS1 1XX'],
  ['B338TH', 'B33 8TH'],
  [' sw1a1aa ', 'SW1A 1AA'],
  ['ws1', 'WS1'],
])('a postcode written as %j is kept as %j', (typed, kept) => {
  expect(tidyPostcode(typed)).toBe(kept);
});

it.each([
  ['o’brien@example.com', false],
  ["o'brien@example.com", true],
  ['ada+site@example.co.uk', true],
  ['ada@example', false],
  ['a@b.example,c@d.example', false],
])('%j is an e-mail address: %s', (typed, is) => {
  expect(E_MAIL.test(typed)).toBe(is);
});
