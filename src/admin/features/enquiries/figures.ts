import { queryClient } from '../../data/query-client';
import { dataOf, supabase } from '../../data/supabase-client';

/** One row for each week and service that somebody asked for, of a year (public.enquiry_figures). */
export interface Figures {
  /** The Monday that it begins on: "2026-11-16". */
  week: string;
  service: string;
  received: number;
  /** How many became jobs. */
  won: number;
  /** How many were answered within the promised time, and how many were not; the others still can be. */
  in_time: number;
  late: number;
}

/** Among react-admin's lists of the table, so that every change asks for them anew. */
export const figuresQuery = {
  queryKey: ['enquiries', 'getList', 'figures'],
  queryFn: askForFigures,
  // The chart and the choice of services ask at once.
  staleTime: 5_000,
};

async function askForFigures(): Promise<{ rows: Figures[] }> {
  return { rows: dataOf(await supabase.rpc('enquiry_figures')) as unknown as Figures[] };
}

/** The services that somebody has asked for within the year. */
export async function servicesAsked(): Promise<string[]> {
  const { rows } = await queryClient.fetchQuery(figuresQuery);
  return [...new Set(rows.map(({ service }) => service))].sort();
}
