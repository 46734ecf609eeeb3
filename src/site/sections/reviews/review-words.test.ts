import { expect, it } from 'vitest';
import { averageOf, policyOf } from './review-words';

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

it('how reviews are handled follows from what is stored and set', () => {
  const company = { review_url: '', review_check: '' };
  const reviews = [
    { source: 'Google', incentive: '' },
    { source: 'In person', incentive: '' },
    { source: 'Google', incentive: '' },
  ];
  const [sources, received] = policyOf(reviews, company);
  expect(sources).toContain('where it comes from: Google (2) and In person (1).');
  expect(received).toContain('of the 3 here none says so.');
  const rewarded = [...reviews, { source: 'E-mail', incentive: 'a discount' }];
  const set = { review_url: 'https://g.example/r', review_check: 'We know each of them.' };
  const words = policyOf(rewarded, set);
  expect(words).toContain('We know each of them.');
  expect(words.join(' ')).toContain('of the 4 here 1 says so.');
  expect(words.at(-1)).toContain('at most once a year');
});
