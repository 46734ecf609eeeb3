import { enquiryWords } from './enquiry-words.ts';
import type { Tables } from '../database.types.ts';
import { areasInShort } from './areas-in-short.ts';
import { POLICY_COLUMNS, policyPlaceholder } from './policies.ts';
import { formatPrice, fromHourlyRate, type PriceFigure } from './prices.ts';
import { andList } from '../text.ts';

/** What each placeholder stands for, by its name: "price.basic" is "£20/hour". */
export type PlaceholderValues = ReadonlyMap<string, string>;

/** Blanks around a name are cut off afterwards: in the pattern they made it cubic, and pages of visitors stood still. */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
/** With what a figure counts, which is one where it is 1: "1 hour's notice". */
export const COUNTING = /\{\{([^{}]*)\}\}( (?:business )?(?:hours|days)\b['’]?)?/g;

/** Fills the placeholders of a text. */
export type Fill = (text: string) => string;

/** The company as far as texts quote it. */
export type QuotedCompany = Pick<
  Tables<'company'>,
  | (typeof POLICY_COLUMNS)[number]
  | ('name' | 'legal_name' | 'phone' | 'email' | 'street' | 'locality' | 'postcode')
> & { areas: readonly string[] };

/** A price as far as texts quote it. */
export type QuotedPrice = PriceFigure & { slug: string };

/**
 * Every figure and name that texts may quote, from the one place where each is kept.
 * @param prices undefined where they are not known: then nothing is said of them
 * @param enquiries VITE_ENQUIRIES
 */
export function placeholderValues(
  company: QuotedCompany,
  prices: readonly QuotedPrice[] | undefined,
  enquiries: string | undefined,
): PlaceholderValues {
  const { name, phone, email, street, locality, postcode, areas } = company;
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
    ['company.areas', andList(areas)],
    ['company.main-areas', areasInShort(areas)],
    ...enquiryWords(enquiries, company),
    ...(prices ? [['company.hourly-rate', fromHourlyRate(prices)] as const] : []),
  ]);
}

/** The names in a text that stand for nothing. */
export function unknownPlaceholders(text: string, values: PlaceholderValues): string[] {
  return [...new Set(placeholdersIn(text).filter((name) => !values.has(name)))];
}

/** The names that a text quotes, in their order. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());
}

/** The text as visitors read it; the one place where placeholders are filled in. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(COUNTING, (all, name: string, counted = '') => {
    const value = values.get(name.trim());
    if (value === undefined) return all;
    return value + (value === '1' ? singular(counted) : counted);
  });
}

/** Fills texts with what a company and its prices say, as visitors read them. */
export function fillWith(...quoted: Parameters<typeof placeholderValues>): Fill {
  const values = placeholderValues(...quoted);
  return (text) => fillPlaceholders(text, values);
}

/** " hour" of " hours", " hour's" of " hours'". */
function singular(counted: string): string {
  return counted.replace(/s(['’]?)$/, (_, mark: string) => mark && `${mark}s`);
}
