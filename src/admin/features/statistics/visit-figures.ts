import { queryOptions } from '@tanstack/react-query';
import type { VisitEvent } from '../../../shared/visit-events';
import { dataOf, supabase } from '../../data/supabase-client';

/** The numbers by week or by month (public.visit_figures). */
export interface Figures {
  /** In London. */
  today: string;
  periods: { period: string; event: VisitEvent; source: string; n: number; touch: number | null }[];
  /** Visits of as many whole days of this period and the last. */
  compared: { now: number; before: number };
  /** Of twelve periods, as the next. */
  pages: { path: string; visits: number; enquiries: number }[];
  outside: { outward_code: string; n: number }[];
  /** Whether days wait to be summed by month. */
  waiting: boolean;
}

export type Unit = 'week' | 'month';

export const figuresQuery = (unit: Unit) =>
  queryOptions({
    queryKey: ['numbers', unit],
    queryFn: async () =>
      dataOf(await supabase.rpc('visit_figures', { unit })) as unknown as Figures,
    staleTime: 5_000,
    retry: false,
  });

export async function sumOldVisits(): Promise<void> {
  dataOf(await supabase.rpc('sum_old_visits'));
}
