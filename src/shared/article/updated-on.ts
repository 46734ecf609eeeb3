import { parseDisplayDate, type BlogPost } from '../blog';

const DAY_IN_LONDON = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'Europe/London',
});

/** The day on which a post was last changed, as a display date, if that was later than the day it is dated. */
export function updatedOn({ date, updated_at }: Pick<BlogPost, 'date' | 'updated_at'>) {
  const changed = Date.parse(updated_at);
  const day = Number.isNaN(changed) ? '' : DAY_IN_LONDON.format(changed);
  const isLater = (parseDisplayDate(day) ?? 0) > (parseDisplayDate(date) ?? Infinity);
  return isLater ? day : undefined;
}
