import { expect, it } from 'vitest';
import { noticeOf } from './site-notice';

it('a notice has the moments that it is shown between, in London', () => {
  const days = { notice: 'Closed', notice_from: '2026-06-30', notice_until: '2026-12-31' };
  expect(noticeOf(days)).toEqual({
    text: 'Closed',
    from: Date.parse('2026-06-29T23:00Z'),
    until: Date.parse('2027-01-01T00:00Z'),
  });
  expect(noticeOf({ ...days, notice_from: '', notice_until: '' })).toEqual({ text: 'Closed' });
});
