import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announcements?: string[];
  }
}

/** Records the text of the live regions at each change, from the next page on. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const REGIONS = '[role=status], [role=alert], [aria-live]';
    const announced: string[] = (window.announcements = []);
    const last = new WeakMap<Element, string>();
    const regionsOf = ({ target, addedNodes }: MutationRecord) => {
      const place = target instanceof Element ? target : target.parentElement;
      const added = [...addedNodes].filter((node) => node instanceof Element);
      return [
        place?.closest(REGIONS),
        ...added.flatMap((node) => [node.closest(REGIONS), ...node.querySelectorAll(REGIONS)]),
      ].filter((region) => !!region);
    };
    new MutationObserver((records) => {
      for (const region of new Set(records.flatMap(regionsOf))) {
        if (region.closest('[hidden]')) continue;
        const text = (region.textContent ?? '').trim();
        if (text !== '' && text !== last.get(region)) announced.push(text);
        last.set(region, text);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['hidden'],
    });
  });
}

/** Recorded texts that match. */
export function announcements(page: Page, about: RegExp): Promise<string[]> {
  return page
    .evaluate(() => window.announcements ?? [])
    .then((announced) => announced.filter((text) => about.test(text)));
}
