import { describe, expect, it } from 'vitest';
import { TELEPHONE, TELEPHONE_INPUT_PATTERN, tidyTelephone } from './telephone';

const inVisitorsForm = new RegExp(`^(?:${TELEPHONE_INPUT_PATTERN})$`, 'v');
const accepts = (text: string) => inVisitorsForm.test(text);

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
  '0121 496 0123 Ext 4',
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
