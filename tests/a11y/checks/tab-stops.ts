import { expect, type Page } from '@playwright/test';

interface TabStop {
  name: string;
  /** Its index among everything reachable by keyboard, in document order. */
  index: number;
  hasRing: boolean;
  isCovered: boolean;
  isDate: boolean;
}

/** Without frames: the map is OpenStreetMap's. */
const REACHABLE =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]';

function countReachable(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const reachable = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [inert] *') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    reachable.forEach((element, index) => (element.dataset.tabStop = String(index)));
    return reachable.length;
  }, REACHABLE);
}

/** The focused element; undefined outside of the page or in a frame. */
function currentStop(page: Page): Promise<TabStop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element.matches('body, iframe')) return undefined;
    const labels = [...((element as HTMLInputElement).labels ?? [])];

    /** The ring may be around a control's frame or label. */
    const candidates: Element[] = [element, ...labels];
    for (let frame = element.parentElement, up = 0; frame && up < 4; up += 1) {
      candidates.push(frame);
      frame = frame.parentElement;
    }
    const hasRing = candidates.some((candidate) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });

    const isAt = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && candidates.some((c) => c === hit || c.contains(hit));
    };
    const isCovered = ![element, ...labels].some((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const middle = (left + right) / 2;
      return [top + 2, (top + bottom) / 2, bottom - 2].some((y) => isAt(middle, y));
    });

    const name =
      element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? '';
    return {
      name: `${element.localName} ${name.trim().slice(0, 40)}`,
      index: Number(element.dataset.tabStop ?? -1),
      hasRing,
      isCovered,
      isDate: element.matches('input[type=date]'),
    };
  });
}

/** Tabs once around the page; expects every reachable element once, in order, in view, with a focus ring. */
export async function expectGoodTabOrder(page: Page): Promise<void> {
  const count = await countReachable(page);
  const stops: TabStop[] = [];
  for (let press = 0; press < 2 * count && stops.length < count; press += 1) {
    await page.keyboard.press('Tab');
    let stop = await currentStop(page);
    // A frame of another site, the map, hands the focus on some time after the key.
    if (!stop) {
      await page.waitForTimeout(200);
      stop = await currentStop(page);
    }
    // Chromium stops at day, month and year of a date, and at its calendar.
    const isPart = stop?.isDate && stop.index === stops.at(-1)?.index;
    if (stop && !isPart) stops.push(stop);
  }
  const first = stops[0]?.index ?? 0;
  const names = (bad: (stop: TabStop) => boolean) => stops.filter(bad).map(({ name }) => name);
  expect
    .soft(
      stops.map(({ index }) => index),
      'the order of the document',
    )
    .toEqual(Array.from({ length: count }, (_, index) => (first + index) % count));
  expect
    .soft(
      names(({ hasRing }) => !hasRing),
      'stops without a visible ring',
    )
    .toEqual([]);
  expect
    .soft(
      names(({ isCovered }) => isCovered),
      'stops under something else',
    )
    .toEqual([]);
}
