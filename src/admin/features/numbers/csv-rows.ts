import { EVENTS } from '../../../shared/visits';
import type { Figures } from './figures';
import type { Summary } from './summary';

/** All that the page says, a line a count. */
export function csvRows(figures: Figures, { words }: Summary): Record<string, unknown>[] {
  return [
    ...figures.periods.map(({ period, event, source, n }) => ({
      ...{ Number: EVENTS[event], Of: source, Period: words(period), Count: n },
    })),
    ...figures.pages.flatMap(({ path, visits, enquiries }) => [
      { Number: 'Visits that began on a page', Of: path, Count: visits },
      { Number: 'Enquiries that began on a page', Of: path, Count: enquiries },
    ]),
    ...figures.outside.map(({ outward_code, n }) => ({
      ...{ Number: EVENTS.outside, Of: outward_code, Count: n },
    })),
  ];
}
