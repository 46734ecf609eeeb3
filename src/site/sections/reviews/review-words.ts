import { formatDay } from '../../../shared/time/day';

interface Review {
  rating: number;
  given_on: string;
}

/** "May 2026" of "2026-05-14". */
export const monthOf = (day: string) => formatDay(day).replace(/^\d+ /, '');

/** What all reviews that visitors read come to, and of when the latest is; nothing as long as that is not known. */
export function averageOf(reviews: readonly Review[]): string | undefined {
  const latest = reviews
    .map(({ given_on }) => given_on)
    .toSorted()
    .at(-1);
  if (!latest || reviews.length < 2) return undefined;
  const sum = reviews.reduce((stars, { rating }) => stars + rating, 0);
  const average = Math.round((10 * sum) / reviews.length) / 10;
  return `${average} out of 5, on average of the ${reviews.length} reviews here. The latest is of ${formatDay(latest)}.`;
}
