import { ARTICLE_LIMITS, type Excess } from './article-limits';

/** Elements that a writer need not close, or cannot; all others are open until they are closed. */
const LEFT_OPEN = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot colgroup option'.split(
    ' ',
  ),
);
/** A parser opens these anew in every block that follows, until they are closed (HTML standard, 13.2.4.3). */
const MARKS = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** What is open outside of these cannot be closed inside. */
const CELLS = new Set('applet caption marquee object td template th'.split(' '));
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** Marks that honest articles leave open are few. */
const OPENED_ANEW = 20;

/**
 * The same as a parser's tree would show by the look of the text, at once: for what is nested thousands deep, or
 * opened anew thousands of times, the parser itself takes half a minute. Enough for all that is honest, and what it
 * passes over a parser is done with soon.
 */
export function excessOfTags(html: string): Excess | undefined {
  let elements = 0;
  let depth = 0;
  let opened = 0;
  let outside = 0;
  let marks: string[] = [];
  for (const [, end, letters = ''] of html.matchAll(TAG)) {
    const name = letters.toLowerCase();
    if (!end && ++elements > ARTICLE_LIMITS.elements) return 'elements';
    if (CELLS.has(name)) {
      outside += marks.length;
      marks = [];
    } else if (MARKS.has(name)) {
      if (!end) marks.push(name);
      else if (marks.includes(name)) marks.splice(marks.lastIndexOf(name), 1);
    }
    opened += outside + marks.length;
    if (opened > ARTICLE_LIMITS.elements * OPENED_ANEW) return 'elements';
    if (LEFT_OPEN.has(name)) continue;
    depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > ARTICLE_LIMITS.depth) return 'depth';
  }
  return undefined;
}
