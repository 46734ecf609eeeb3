import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA, which includes 2.0 and 2.1, and axe's own best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

interface Scan {
  /** A selector; the whole page by default. */
  part?: string;
  /** Contrast takes most of a scan's time; on by default. */
  colours?: boolean;
}

/** axe's findings, a line for each element. */
export async function axeFindings(
  page: Page,
  { part, colours = true }: Scan = {},
): Promise<string[]> {
  await finishAnimations(page);
  const axe = new AxeBuilder({ page })
    // Includes same-origin frames: the preview is one.
    .setLegacyMode()
    // Our style sheets need no preload.
    .options({ preload: false, resultTypes: ['violations'] })
    .withTags(TAGS)
    // A visible tooltip is outside of the landmarks, beside what it describes.
    .exclude('[role=tooltip]')
    // Maps and videos are third parties.
    .exclude('iframe[src^="https:"]');
  if (part) axe.include(part);
  if (!colours) axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** A colour in transition is no finding. */
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
