import { queryOptions } from '@tanstack/react-query';
import { company as defaultCompany } from '../../shared/content/defaults/company';
import { pricePlans as defaultPlans } from '../../shared/content/defaults/price-plans';
import { policiesOf } from '../../shared/content/policies';
import {
  placeholderValues,
  unknownPlaceholders,
  type PlaceholderValues,
} from '../../shared/content/placeholders';
import { queryClient } from './query-client';
import { supabase } from './supabase-client';

/** Long enough for one form, short enough to know a price that was added in between. */
const GOOD_FOR_MS = 30_000;

/** Every figure and name that texts may quote at this moment. */
export const quotedFigures = queryOptions({
  queryKey: ['quoted-figures'],
  staleTime: GOOD_FOR_MS,
  queryFn: async (): Promise<PlaceholderValues> => {
    const [versions, plans, companies] = await Promise.all([
      supabase.from('content_versions').select('name'),
      supabase.from('price_plans').select('slug, amount, basis'),
      supabase.from('company').select(),
    ]);
    const written = (table: string) => versions.data?.some(({ name }) => name === table);
    const company = companies.data?.[0] ?? defaultCompany;
    return placeholderValues(
      company,
      policiesOf(company),
      written('price_plans') && plans.data ? plans.data : defaultPlans,
    );
  },
});

/** A sentence about what a text, or one of a list, quotes and nothing stands behind. */
export async function unknownIn(value: unknown): Promise<string | undefined> {
  const values = await queryClient.fetchQuery(quotedFigures);
  const texts = (Array.isArray(value) ? value : [value]).map((text) => String(text ?? ''));
  const unknown = texts.flatMap((text) => unknownPlaceholders(text, values));
  if (unknown.length === 0) return undefined;
  const known = [...values.keys()].map((name) => `{{${name}}}`).join(', ');
  return `Nothing is called {{${unknown.join('}}, {{')}}}. There are ${known}.`;
}
