import { formatDisplayDate } from '../shared/time/display-date';
import { londonDisplayDay } from '../shared/time/london-time';
import { AT_ONCE } from '../schema/kinds/publication';
import type { Tables } from '../shared/database.types';

type Post = Tables<'blog_posts'>;

/**
 * Sets a post's date to its day of publication, unless staff have chosen another than the day of writing or of an
 * earlier schedule.
 */
export function datedOnPublication(
  row: Partial<Post>,
  before?: Partial<Post>,
  now = new Date(),
): Partial<Post> {
  const { published_at } = row;
  const isDecided = before ? row.date !== undefined : !isAutomatic(row.date, [now.toISOString()]);
  if (!published_at || isDecided) return row;
  if (before && !isAutomatic(before.date, [before.created_at, before.published_at])) return row;
  return { ...row, date: londonDisplayDay(published_at === AT_ONCE ? now : published_at) };
}

function isAutomatic(date = '', times: readonly (string | null | undefined)[]): boolean {
  return times.some(
    (time) => time && [londonDisplayDay(time), formatDisplayDate(new Date(time))].includes(date),
  );
}
