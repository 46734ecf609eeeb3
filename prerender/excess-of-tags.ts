import { ARTICLE_LIMITS, type Excess } from '../src/shared/article/article-limits.ts';

/** Elements that a writer need not close, or cannot; all others are open until they are closed. */
const LEFT_OPEN = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot colgroup option'.split(
    ' ',
  ),
);
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;

/**
 * The same as articleExcess() by the look of the text, at once: jsdom takes minutes to parse what is nested thousands
 * deep, because each insertion visits all ancestors. Enough for all that is honest and for most that is not.
 */
export function excessOfTags(html: string): Excess | undefined {
  let elements = 0;
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(TAG)) {
    if (!end && ++elements > ARTICLE_LIMITS.elements) return 'elements';
    if (LEFT_OPEN.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > ARTICLE_LIMITS.depth) return 'depth';
  }
  return undefined;
}
