import { type BlogPost } from '../blog';
import { parseDisplayDate } from '../time/display-date';
import { londonDisplayDay } from '../time/london-time';

/** The display date of the last change, if later than the post's. */
export function updatedOn({ date, updated_at }: Pick<BlogPost, 'date' | 'updated_at'>) {
  const day = londonDisplayDay(updated_at);
  const isLater = (parseDisplayDate(day) ?? 0) > (parseDisplayDate(date) ?? Infinity);
  return isLater ? day : undefined;
}
