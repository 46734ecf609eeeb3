import { londonMidnight } from '../time/london-time.ts';

/** A sentence above every page, such as "Closed 24 December to 2 January". */
export interface Notice {
  /** '' without a notice. */
  text: string;
  /** Start of the first day and end of the last in London, in milliseconds; unbounded by default. */
  from?: number;
  until?: number;
}

/** From the company's columns. */
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

/** Whether the company is closed on the days of its notice. */
export function isClosedAt(
  company: Parameters<typeof noticeOf>[0] & { notice_closes: boolean },
  now: number,
): boolean {
  return company.notice_closes && isShownAt(noticeOf(company), now);
}

export function isShownAt({ text, from = -Infinity, until = Infinity }: Notice, now: number) {
  return text !== '' && now >= from && now < until;
}
