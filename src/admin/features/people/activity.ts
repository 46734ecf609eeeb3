import { withFilledTitles } from '../../data/quoted-figures';
import { dataOf, supabase } from '../../data/supabase-client';

/** So many are given at a time (the function `activity`). */
export const AT_A_TIME = 50;

export interface ActivityFilter {
  person: string;
  /** One of London: "2026-11-22". */
  day: string;
}

/** Something that somebody has done. */
export interface Entry {
  id: string;
  at: string;
  /** Null: the secret key, or the SQL editor. */
  who: string | null;
  what: string;
  /** The table. */
  about: string;
  row_id: string | null;
  title: string | null;
  role: string | null;
}

interface Activity {
  /** Everybody who has ever done something, to choose from. */
  people: string[];
  entries: Entry[];
}

/** What was done, the newest first; `before` goes on where an earlier answer ended. */
export async function activity(
  { person, day }: ActivityFilter,
  before?: string,
): Promise<Activity> {
  const asked = { ...(person && { person }), ...(day && { day }), ...(before && { before }) };
  const { people, entries } = dataOf(await supabase.rpc('activity', asked)) as unknown as Activity;
  return { people, entries: await withFilledTitles(entries) };
}
