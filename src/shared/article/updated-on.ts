import { formatDisplayDate, parseDisplayDate, type BlogPost } from '../blog';
import { londonDay } from '../london-clock';

/** The day on which a post was last changed, as a display date, if that was later than the day it is dated. */
export function updatedOn({ date, updated_at }: Pick<BlogPost, 'date' | 'updated_at'>) {
  const changed = new Date(updated_at);
  const day = Number.isNaN(changed.getTime()) ? '' : formatDisplayDate(londonDay(changed));
  const isLater = (parseDisplayDate(day) ?? 0) > (parseDisplayDate(date) ?? Infinity);
  return isLater ? day : undefined;
}
