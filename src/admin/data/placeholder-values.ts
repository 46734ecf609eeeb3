import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  type Fill,
  fillPlaceholders,
  placeholderValues,
  type PlaceholderValues,
  unknownPlaceholders,
} from '../../shared/content/placeholders';
import type { Tables } from '../../shared/database.types';
import { featureFlags } from '../../shared/feature-flags';
import { formatMoney } from '../../shared/formats/money';
import { queryClient } from './query-client';
import { dataOf, supabase } from './supabase-client';

/** Long for one form, short for prices added meanwhile. */
const GOOD_FOR_MS = 30_000;

export const placeholderValuesQuery = queryOptions({
  queryKey: ['placeholder-values'],
  staleTime: GOOD_FOR_MS,
  queryFn: async (): Promise<PlaceholderValues> => {
    const [plans, companies, areas] = await Promise.all([
      supabase.from('price_plans').select('slug, amount, basis'),
      supabase.from('company').select(),
      supabase.from('areas').select('slug, name, as_said, outward_codes').order('position'),
    ]);
    const [company] = dataOf(companies);
    if (!company) throw new Error('Nothing is written of the company');
    const served = dataOf(areas).map((one) => ({ ...one, as_said: one.as_said ?? one.name }));
    return placeholderValues(company, served, dataOf(plans).map(quotedPrice), featureFlags());
  },
});

/** A save does not wait for them, and reports the wait for the connection itself. */
const ASKED_ONCE = { retry: false, networkMode: 'always' } as const;

/** Fills in placeholders of titles; unchanged if the server fails. */
export async function withFilledTitles<Titled extends { title: string | null }>(
  all: readonly Titled[],
): Promise<Titled[]> {
  if (!all.some(({ title }) => title?.includes('{{'))) return [...all];
  const asked = queryClient.fetchQuery({ ...placeholderValuesQuery, ...ASKED_ONCE });
  const figures = await asked.catch(() => NOTHING_KNOWN);
  return all.map((one) => ({ ...one, title: one.title && fillPlaceholders(one.title, figures) }));
}

/** The message for an unknown placeholder; none if the server fails. */
export async function unknownPlaceholderError(value: unknown): Promise<string | undefined> {
  const asked = queryClient.fetchQuery({ ...placeholderValuesQuery, ...ASKED_ONCE });
  const values = await asked.catch(() => undefined);
  if (!values) return undefined;
  const texts = (Array.isArray(value) ? value : [value]).map((text) => String(text ?? ''));
  const unknown = texts.flatMap((text) => unknownPlaceholders(text, values));
  if (unknown.length === 0) return undefined;
  const known = [...values.keys()].map((name) => `{{${name}}}`).join(', ');
  return `Nothing is called {{${unknown.join('}}, {{')}}}. There are ${known}.`;
}

/** From a row of price_plans. */
function quotedPrice({
  slug,
  amount,
  basis,
}: Pick<Tables<'price_plans'>, 'slug' | 'amount' | 'basis'>) {
  const text = formatMoney(amount);
  return { slug, amount: { amount, text }, basis: basis === 'from' ? basis : 'per-hour' } as const;
}

const NOTHING_KNOWN: PlaceholderValues = new Map();

/**
 * Fills in current values.
 * @param enabled loads them
 */
export function useFillPlaceholders(enabled = true): Fill {
  const { data: figures = NOTHING_KNOWN } = useQuery({ ...placeholderValuesQuery, enabled });
  return useCallback((text) => fillPlaceholders(text, figures), [figures]);
}

export function FilledText({ text }: { text: string }) {
  return useFillPlaceholders()(text);
}
