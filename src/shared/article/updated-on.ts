import { parseDisplayDate, type BlogPost } from '../blog';
import { londonDisplayDay } from '../time/london-time';

/** The day on which a post was last changed, as a display date, if that was later than the day it is dated. */
export function updatedOn({ date, updated_at }: Pick<BlogPost, 'date' | 'updated_at'>) {
  const day = londonDisplayDay(updated_at);
  const isLater = (parseDisplayDate(day) ?? 0) > (parseDisplayDate(date) ?? Infinity);
  return isLater ? day : undefined;
}
