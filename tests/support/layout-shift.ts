import type { Page } from '@playwright/test';

/** Cumulative layout shift since the document began, or since `from`. */
export function layoutShift(page: Page, from = 0): Promise<number> {
  return page.evaluate((start) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts
      .filter(({ startTime }) => startTime > start)
      .reduce((sum, { value }) => sum + value, 0);
  }, from);
}
