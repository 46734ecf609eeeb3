import { company } from '../../shared/company';
import { fillPlaceholders, placeholderValues } from '../../shared/content/placeholders';
import policies from '../../shared/content/published/policies';
import type { Policies } from '../../shared/content/policies';
import type { Company, Price } from '../../shared/content/site-content';
import prices from '../../shared/content/published/prices';
import type { Fill } from '../../shared/content/shown-row';

/** Fills placeholders with what the site says of company and prices at this moment. */
export const publishedFill = (): Fill => fillOf(company.get(), policies.get(), prices.get());

/** Fills placeholders with what a company, its policies and its prices say. */
export function fillOf(
  { areas, legalName: legal_name, ...words }: Company,
  promises: Policies,
  all: readonly Price[],
): Fill {
  const plans = all.map(({ id, pounds, basis }) => ({ slug: id, amount: pounds * 100, basis }));
  const values = placeholderValues({ ...words, legal_name, areas: [...areas] }, promises, plans);
  return (text) => fillPlaceholders(text, values);
}
