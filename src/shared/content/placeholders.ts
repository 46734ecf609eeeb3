import { enquiryWords } from './enquiry-words.ts';
import type { CompanyText, PricePlanText } from './content-rows.ts';
import { policyEntries, policyPlaceholder, type Policies } from './policies.ts';
import { formatPrice, fromHourlyRate, type PriceBasis } from './prices.ts';
import { andList } from '../text.ts';

/** What each placeholder stands for, by its name: "price.basic" is "£20/hour". */
export type PlaceholderValues = ReadonlyMap<string, string>;

/** Blanks around a name are cut off afterwards: in the pattern they made it cubic, and pages of visitors stood still. */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
/** With what a figure counts, which is one where it is 1: "1 hour's notice". */
export const COUNTING = /\{\{([^{}]*)\}\}( (?:business )?(?:hours|days)\b['’]?)?/g;

type QuotedCompany = Pick<
  CompanyText,
  'name' | 'legal_name' | 'phone' | 'email' | 'street' | 'locality' | 'postcode' | 'areas'
>;

/**
 * Every figure and name that texts may quote, from the one place where each is kept.
 * @param enquiries VITE_ENQUIRIES
 * @param plans left out where they are not known: then nothing is said of prices
 */
export function placeholderValues(
  company: QuotedCompany,
  policies: Policies,
  enquiries: string | undefined,
  plans?: readonly Pick<PricePlanText, 'slug' | 'amount' | 'basis'>[],
): PlaceholderValues {
  const { name, phone, email, street, locality, postcode, areas } = company;
  const prices = plans?.map(({ slug, amount, basis }) => ({
    slug,
    pounds: amount / 100,
    basis: basis as PriceBasis,
  }));
  return new Map([
    ...(prices ?? []).map(({ slug, ...price }): [string, string] => [
      `price.${slug}`,
      formatPrice(price),
    ]),
    ...policyEntries.map(([policy]): [string, string] => [
      policyPlaceholder(policy),
      String(policies[policy]),
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

/** " hour" of " hours", " hour's" of " hours'". */
function singular(counted: string): string {
  return counted.replace(/s(['’]?)$/, (_, mark: string) => mark && `${mark}s`);
}

/** More than these make a sentence too long. */
const MOST_AREAS = 5;

/** The first of the areas served, as a sentence has them: "Walsall, Dudley and the Black Country". */
export function areasInShort(areas: readonly string[]): string {
  return andList(areas.slice(0, MOST_AREAS));
}
