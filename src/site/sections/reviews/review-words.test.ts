import { expect, it } from 'vitest';
import { averageOf } from './review-words';

const given = (rating: number, given_on: string) => ({ rating, given_on });

it('an average is of all reviews, and says the day of the latest', () => {
  expect(averageOf([given(5, '2026-05-14'), given(4, '2026-09-03'), given(5, '')])).toBe(
    '4.7 out of 5, on average of the 3 reviews here. The latest is of 3 September 2026.',
  );
});

it('is not said of one review, or without any day', () => {
  expect(averageOf([given(5, '2026-05-14')])).toBeUndefined();
  expect(averageOf([given(5, ''), given(4, '')])).toBeUndefined();
});
