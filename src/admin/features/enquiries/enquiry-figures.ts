import { queryClient } from '../../data/query-client';
import { dataOf, supabase } from '../../data/supabase-client';

/** A row for each week and service of a year (public.enquiry_figures). */
export interface Figures {
  /** Its Monday: "2026-11-16". */
  week: string;
  service: string;
  received: number;
  won: number;
  /** Answered within the promised time, and not; the rest is pending. */
  in_time: number;
  late: number;
}

/** Below react-admin's lists of the table, which are invalidated by every change. */
export const figuresQuery = {
  queryKey: ['enquiries', 'getList', 'figures'],
  queryFn: async () => ({
    rows: dataOf(await supabase.rpc('enquiry_figures')) as unknown as Figures[],
  }),
  // The chart and the filter request at once.
  staleTime: 5_000,
};

/** Services requested within the year. */
export async function servicesAsked(): Promise<string[]> {
  const { rows } = await queryClient.fetchQuery(figuresQuery);
  return [...new Set(rows.map(({ service }) => service))].sort();
}
