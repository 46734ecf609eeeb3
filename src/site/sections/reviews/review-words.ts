import { andList } from '../../../shared/text';
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

interface Company {
  review_url: string;
  review_check: string;
}

/** How reviews are handled: what the database holds for all of them, and what the company says of itself. */
export function policyOf(
  reviews: readonly { source?: string | undefined; incentive: string }[],
  { review_url, review_check }: Company,
): string[] {
  const sources = [...new Set(reviews.map(({ source = '' }) => source))].filter(Boolean);
  const counted = sources.map((name) => {
    const count = reviews.filter(({ source }) => source === name).length;
    return `${name} (${count})`;
  });
  const rewarded = reviews.filter(({ incentive }) => incentive).length;
  const saysSo = `${rewarded || 'none'} ${rewarded > 1 ? 'say' : 'says'} so`;
  return [
    `Each review says where it comes from: ${andList(counted)}. Without a source none is shown, and the source leads to the original where that has an address.`,
    review_check,
    `What a customer received for a review is said with it; of the ${reviews.length} here ${saysSo}.`,
    review_url
      ? 'Once a job is done we may ask for a review, good or bad, at most once a year.'
      : '',
  ].filter(Boolean);
}
