import { expect, it } from 'vitest';
import { isClosedAt, noticeOf } from './site-notice';

it('a notice has the moments that it is shown between, in London', () => {
  const days = { notice: 'Closed', notice_from: '2026-06-30', notice_until: '2026-12-31' };
  expect(noticeOf(days)).toEqual({
    text: 'Closed',
    from: Date.parse('2026-06-29T23:00Z'),
    until: Date.parse('2027-01-01T00:00Z'),
  });
  expect(noticeOf({ ...days, notice_from: '', notice_until: '' })).toEqual({ text: 'Closed' });
});

it.each([
  [true, '2026-12-24T09:00Z', true],
  [true, '2027-01-01T09:00Z', false],
  [false, '2026-12-24T09:00Z', false],
])(
  'with its days said to be closed (%s), the company is closed at %s: %s',
  (closes, at, closed) => {
    const days = { notice: 'x', notice_from: '2026-06-30', notice_until: '2026-12-31' };
    expect(isClosedAt({ ...days, notice_closes: closes }, Date.parse(at))).toBe(closed);
  },
);
