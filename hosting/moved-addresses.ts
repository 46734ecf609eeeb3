/** A path that a post or a page has left. */
export interface MovedAddress {
  /** Where it was. */
  from: string;
  /** Where it is. */
  to: string;
}

/** How many lines Cloudflare Pages reads, less what the site itself needs; the browser follows the others. */
const MOST_LINES = 1900;
const PERMANENTLY = 301;

/** The lines of `_redirects` that lead from former addresses to posts and pages, as Netlify and Cloudflare Pages read them. */
export function movedLines(moved: readonly MovedAddress[]): string {
  return moved
    .slice(0, MOST_LINES)
    .map(({ from, to }) => `${from} ${to} ${PERMANENTLY}\n`)
    .join('');
}

/** Where each address of a `_redirects` file has moved for good. */
export function readMovedLines(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').map((line) => line.split(' '));
  return new Map(
    lines.flatMap(([from, to, status]) =>
      from && to && status === String(PERMANENTLY) ? [[from, to] as const] : [],
    ),
  );
}
