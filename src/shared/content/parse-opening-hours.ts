import {
  closingMinutes,
  minutesOf,
  formatStoredHours,
  type OpenSpan,
} from './stored-opening-hours.ts';

const TIME = /^(\d{1,2})(?:[:.h](\d\d))? ?(?:(am|pm)|h|hrs|o[’']clock)?$/;
const SPAN_PREFIX = /^(?:open|from|between)\b/;
const BETWEEN_SPANS = /,|;|\/|&|\band\b/;
const BETWEEN_TIMES = /\p{Pd}|\bto\b|\b(?:un)?till?\b/u;
const ALL_DAY =
  /^(?:open )?(?:24 ?(?:h|hrs?|hours?)|24\/7|(?:all|whole) day|(?:a)?round the clock)$/;
const DAY_OFF = /^(?:closed|none|off|day off|\p{Pd})$/u;
const MIDNIGHT = '24:00';
const NOON_MINUTES = 12 * 60;
const MORNING_MINUTES = 5 * 60;
const EVENING_MINUTES = 9 * 60;
const DAY_MINUTES = 2 * NOON_MINUTES;

/**
 * Parses typed hours to their stored form: "8am - 6pm" to "8:00-18:00", "9-12.30 and 13.30-17" to
 * "9:00-12:30,13:30-17:00", "8pm to 2am" to "20:00-02:00", "24 hours" to "0:00-24:00", "closed" to ''. `undefined` if
 * invalid.
 */
export function parseHours(typed: string): string | undefined {
  const plainly = plainHours(typed);
  if (DAY_OFF.test(plainly)) return '';
  const spans = readSpans(plainly);
  return spans && formatStoredHours(spans);
}

function plainHours(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\b([ap])\.? ?m\b\.?/g, '$1m')
    .replace(/\b(?:12 )?(?:noon|midday)\b/g, '12:00')
    .replace(/\b(?:12 )?midnight\b/g, '24:00')
    .trim();
}

function readSpans(typed: string): OpenSpan[] | undefined {
  if (ALL_DAY.test(typed)) return [{ opens: '0:00', closes: MIDNIGHT }];
  const spans: OpenSpan[] = [];
  for (const part of typed.split(BETWEEN_SPANS)) {
    const last = spans.at(-1);
    const span = readSpan(part, last);
    if (!span || (last && minutesOf(span.opens) <= closingMinutes(last))) return undefined;
    spans.push(span);
  }
  return spans;
}

/** @param last the previous span: in "9-12, 1-5", "1-5" is in the afternoon */
function readSpan(typed: string, last?: OpenSpan): OpenSpan | undefined {
  const [opens, closes, ...rest] = typed
    .trim()
    .replace(SPAN_PREFIX, '')
    .split(BETWEEN_TIMES)
    .map(readTime);
  if (!opens || !closes || rest.length > 0) return undefined;
  const isAfterMorning =
    last &&
    minutesOf(last.opens) < NOON_MINUTES &&
    opens.minutes <= Math.min(closingMinutes(last), NOON_MINUTES - 1);
  const isMarked = opens.half || opens.padded;
  const isAfternoon = !isMarked && (isAfterMorning || isUnmarkedNight(opens, closes));
  return spanBetween(
    isAfternoon ? { ...opens, minutes: opens.minutes + NOON_MINUTES, half: true } : opens,
    closes,
  );
}

/** "1-5" and "1-5pm": hours of the night are written "01:00-05:00", or with "am". */
function isUnmarkedNight(opens: Time, closes: Time): boolean {
  if (closes.padded) return false;
  return closes.half
    ? isNight(opens.minutes, closes.minutes - NOON_MINUTES)
    : isNight(opens.minutes, closes.minutes) && closes.minutes <= EVENING_MINUTES;
}

const isNight = (opens: number, closes: number) =>
  opens >= 60 && opens < MORNING_MINUTES && closes > opens && closes < NOON_MINUTES;

/** "10:00-02:00" is a night, "08:00-04:30" a day's work. */
const LONGEST_MINUTES = 18 * 60;

/** An end before the start is in the afternoon, as in "9-5" and "12:30-2", or after midnight, as in "20:00-02:00". */
function spanBetween(opens: Time, closes: Time): OpenSpan | undefined {
  const end = closes.minutes || DAY_MINUTES;
  if (end > opens.minutes) return spanOf(opens.minutes, end);
  const isMorning = opens.minutes < NOON_MINUTES;
  const isOfNight = end < MORNING_MINUTES;
  const isOfTwelve = opens.half || opens.minutes < 13 * 60;
  const isLongNight = isOfNight && end + DAY_MINUTES - opens.minutes <= LONGEST_MINUTES;
  const isMarked = closes.half || (closes.padded && (!isMorning || isLongNight));
  if (isOfTwelve && !isMarked && end + NOON_MINUTES > opens.minutes)
    return spanOf(opens.minutes, end + NOON_MINUTES);
  const isPastMidnight = (!isMorning || isOfNight) && end < opens.minutes;
  return isPastMidnight ? spanOf(opens.minutes, end) : undefined;
}

interface Time {
  /** After midnight, which is 0 at either end of a day. */
  minutes: number;
  /** With "am" or "pm". */
  half: boolean;
  /** With a leading zero, "02:00", or midnight: not in the afternoon. */
  padded: boolean;
}

function readTime(typed: string): Time | undefined {
  const [, hours = '', minutes = '00', half] = TIME.exec(typed.trim()) ?? [];
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours);
  const time = hour * 60 + Number(minutes);
  const isSound =
    hours && (!half || Number(hours) <= 12) && Number(minutes) < 60 && time <= DAY_MINUTES;
  return isSound
    ? {
        minutes: time % DAY_MINUTES,
        half: half !== undefined,
        padded: hours.startsWith('0') || time === DAY_MINUTES,
      }
    : undefined;
}

/** Leading zeros mark a night, and an end after midnight. */
function spanOf(opens: number, closes: number): OpenSpan {
  const night = isNight(opens, closes) ? 5 : 0;
  return {
    opens: clock(opens).padStart(night, '0'),
    closes: clock(closes).padStart(closes < opens ? 5 : night, '0'),
  };
}

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
