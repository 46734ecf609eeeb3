import { formatDisplayDate } from '../blog';
import { isoTime } from './iso-time';
import { londonDay } from './london-clock';

/** The day in London at a moment, as posts show it: "May 14, 2025"; nothing for a time that cannot be read. */
export function londonDisplayDay(time: string | Date): string {
  const moment = typeof time === 'string' ? new Date(isoTime(time)) : time;
  return Number.isNaN(moment.getTime()) ? '' : formatDisplayDate(londonDay(moment));
}
