import { queryClient } from '../../data/query-client';
import { dataOf, supabase } from '../../data/supabase-client';

/** A row for each week and service of a year (public.enquiry_figures). */
export interface Figures {
  /** Its Monday: "2026-11-16". */
  week: string;
  service: string;
  received: number;
  /** Number won. */
  won: number;
  /** Answered within the promised time, and not; the rest is pending. */
  in_time: number;
  late: number;
}

/** Below react-admin's lists of the table, which are invalidated by every change. */
export const figuresQuery = {
  queryKey: ['enquiries', 'getList', 'figures'],
  queryFn: askForFigures,
  // The chart and the filter request at once.
  staleTime: 5_000,
};

async function askForFigures(): Promise<{ rows: Figures[] }> {
  return { rows: dataOf(await supabase.rpc('enquiry_figures')) as unknown as Figures[] };
}

/** Services requested within the year. */
export async function servicesAsked(): Promise<string[]> {
  const { rows } = await queryClient.fetchQuery(figuresQuery);
  return [...new Set(rows.map(({ service }) => service))].sort();
}
