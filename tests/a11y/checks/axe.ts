import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA, which includes 2.0 and 2.1, and axe's own best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

interface Scan {
  /** Scans only this part, a selector. */
  part?: string;
  /** Whether contrast is measured, which takes most of a scan's time: yes unless said otherwise. */
  colours?: boolean;
}

/** What axe has against the page as it is now: a line for each element. */
export async function axeFindings(
  page: Page,
  { part, colours = true }: Scan = {},
): Promise<string[]> {
  await finishAnimations(page);
  const axe = new AxeBuilder({ page })
    // In the page's own frames, too: the preview is one.
    .setLegacyMode()
    // Nothing to fetch: the rules that read style sheets ask for none of ours.
    .options({ preload: false, resultTypes: ['violations'] })
    .withTags(TAGS)
    // It stands outside the landmarks while it shows, beside what it describes.
    .exclude('[role=tooltip]')
    // What is in a map or a video is not ours.
    .exclude('iframe[src^="https:"]');
  if (part) axe.include(part);
  if (!colours) axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** A colour on its way to another is no finding. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}
