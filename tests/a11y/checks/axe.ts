import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA, which includes 2.0 and 2.1, and axe's own best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The rules that look at colours; a theme changes nothing else. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Scan {
  /** Scans only this part, a selector. */
  part?: string;
  /** These rules instead of all. */
  rules?: string[];
}

/** What axe has against the page as it is now: a line for each element. */
export async function axeFindings(page: Page, { part, rules }: Scan = {}): Promise<string[]> {
  // One document: the only frame is the map, and what is in it is OpenStreetMap's.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ iframes: false, resultTypes: ['violations'] });
  if (part) axe.include(part);
  if (rules) axe.withRules(rules);
  else axe.withTags(TAGS);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
