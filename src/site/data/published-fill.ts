import { company } from '../../shared/company';
import { fillPlaceholders, placeholderValues } from '../../shared/content/placeholders';
import policies from '../../shared/content/published/policies';
import type { Policies } from '../../shared/content/policies';
import type { Company, Price } from '../../shared/content/site-content';
import prices from '../../shared/content/published/prices';
import type { Fill } from '../../shared/content/shown-row';

/** Fills placeholders with what the site says of company and prices at this moment. */
export const publishedFill = (): Fill =>
  fillOf(company.get(), policies.get(), prices.get(), import.meta.env.VITE_ENQUIRIES);

/**
 * Fills placeholders with what a company, its policies and its prices say.
 * @param enquiries VITE_ENQUIRIES
 */
export function fillOf(
  { areas, legalName: legal_name, ...words }: Company,
  promises: Policies,
  all: readonly Price[],
  enquiries: string | undefined,
): Fill {
  const plans = all.map(({ id, pounds, basis }) => ({ slug: id, amount: pounds * 100, basis }));
  const quoted = { ...words, legal_name, areas: [...areas] };
  const values = placeholderValues(quoted, promises, enquiries, plans);
  return (text) => fillPlaceholders(text, values);
}
