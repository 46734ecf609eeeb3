import type { FeatureFlags } from '../feature-flags.ts';
import { enquiryPlaceholders } from './enquiry-placeholders.ts';
import type { Tables } from '../database.types.ts';
import { areasInShort, type ServedArea } from './content-rows.ts';
import { POLICY_COLUMNS, policyPlaceholder } from './policy-placeholders.ts';
import { formatPrice, fromHourlyRate, type PriceFigure } from './prices.ts';
import { andList } from '../text.ts';

/** Values by placeholder name: "price.basic" is "£20/hour". */
export type PlaceholderValues = ReadonlyMap<string, string>;

/** Trimmed afterwards: optional blanks in the pattern made it cubic, which froze pages. */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
/** With the counted noun, which is singular for 1: "1 hour's notice". */
export const COUNTING = /\{\{([^{}]*)\}\}( (?:business )?(?:hours|days)\b['’]?)?/g;

export type Fill = (text: string) => string;

export type QuotedCompany = Pick<
  Tables<'company'>,
  | (typeof POLICY_COLUMNS)[number]
  | ('name' | 'legal_name' | 'phone' | 'email' | 'street' | 'locality' | 'postcode' | 'review_url')
>;

export type QuotedPrice = PriceFigure & { slug: string };

/**
 * All placeholder values.
 * @param prices `undefined` while unknown, without placeholders for them
 */
export function placeholderValues(
  company: QuotedCompany,
  areas: readonly ServedArea[],
  prices: readonly QuotedPrice[] | undefined,
  flags: FeatureFlags,
): PlaceholderValues {
  const { name, phone, email, street, locality, postcode } = company;
  return new Map([
    ...(prices ?? []).map((price): [string, string] => [`price.${price.slug}`, formatPrice(price)]),
    ...POLICY_COLUMNS.map((column): [string, string] => [
      policyPlaceholder(column),
      String(company[column]),
    ]),
    ['company.name', name],
    ['company.legal-name', company.legal_name],
    ['company.phone', phone],
    ['company.email', email],
    ['company.street', street],
    ['company.town', locality],
    ['company.postcode', postcode],
    ['company.areas', andList(areas.map(({ as_said }) => as_said))],
    ['company.main-areas', areasInShort(areas)],
    ...enquiryPlaceholders(flags.enquiries, company),
    ['statistics.storage', statisticsWords(flags.statistics)],
    ...(prices ? [['company.hourly-rate', fromHourlyRate(prices)] as const] : []),
  ]);
}

/** Unknown placeholders of a text. */
export function unknownPlaceholders(text: string, values: PlaceholderValues): string[] {
  return [...new Set(placeholdersIn(text).filter((name) => !values.has(name)))];
}

/** Placeholders of a text, in order. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());
}

/** Fills the placeholders of a text. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(COUNTING, (all, name: string, counted = '') => {
    const value = values.get(name.trim());
    if (value === undefined) return all;
    return value + (value === '1' ? singular(counted) : counted);
  });
}

export function fillWith(...quoted: Parameters<typeof placeholderValues>): Fill {
  const values = placeholderValues(...quoted);
  return (text) => fillPlaceholders(text, values);
}

/** " hours" to " hour", " hours'" to " hour's". */
function singular(counted: string): string {
  return counted.replace(/s(['’]?)$/, (_, mark: string) => mark && `${mark}s`);
}

/** Placeholder of the privacy policy on what a browser keeps, by VITE_STATISTICS; keep in step with src/site/statistics. */
const statisticsWords = (statistics: string | undefined): string =>
  statistics === 'on'
    ? 'They keep nothing in the storage of your browser, unless you ask not to be counted: then that choice alone is kept there. There are no advertising tags and no tracking pixels; visits are only counted, as the end of this page says, which is why there is no cookie banner either.'
    : 'They keep nothing in the storage of your browser. There are no advertising tags, no analytics and no tracking pixels, which is why there is no cookie banner either.';
