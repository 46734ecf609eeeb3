import { londonMidnight } from '../time/london-time.ts';

/** A sentence over every page, such as "Closed 24 December to 2 January", as long as it applies. */
export interface Notice {
  /** Empty when there is none. */
  text: string;
  /** The moment its first day begins in London, and the one its last day ends; without one it has no bound. */
  from?: number;
  until?: number;
}

/** The company's own, as visitors read it. */
export function noticeOf(
  company: Record<'notice' | 'notice_from' | 'notice_until', string>,
): Notice {
  const { notice: text, notice_from: from, notice_until: until } = company;
  return {
    text,
    ...(from && { from: londonMidnight(from) }),
    ...(until && { until: londonMidnight(until, 1) }),
  };
}

/** Whether visitors see the notice at a moment. */
export function isShownAt({ text, from = -Infinity, until = Infinity }: Notice, now: number) {
  return text !== '' && now >= from && now < until;
}
