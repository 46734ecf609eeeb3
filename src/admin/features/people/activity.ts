import { withFilledTitles } from '../../data/placeholder-values';
import { dataOf, supabase } from '../../data/supabase-client';

/** Page size of the function `activity`. */
export const AT_A_TIME = 50;

export interface ActivityFilter {
  person: string;
  /** In London: "2026-11-22". */
  day: string;
}

export interface Entry {
  id: string;
  at: string;
  /** Null for the secret key, or the SQL editor. */
  who: string | null;
  what: string;
  /** The table. */
  about: string;
  row_id: string | null;
  title: string | null;
  role: string | null;
  /** Whether the record has been deleted since. */
  is_gone: boolean;
}

interface Activity {
  /** For the filter. */
  people: string[];
  entries: Entry[];
}

/** Newest first, from below `last`. */
export async function activity({ person, day }: ActivityFilter, last?: Entry): Promise<Activity> {
  const asked = {
    ...(person && { person }),
    ...(day && { day }),
    ...(last && { before: last.at, last: last.id }),
  };
  const { people, entries } = dataOf(await supabase.rpc('activity', asked)) as unknown as Activity;
  return { people, entries: await withFilledTitles(entries) };
}
