/** A path that a post or a page has left. */
export interface MovedAddress {
  /** Where it was. */
  from: string;
  /** Where it is. */
  to: string;
  /** It has ended, and may be opened again. */
  isTemporary?: boolean;
}

/** How many lines Cloudflare Pages reads, less what the site itself needs; the browser follows the others. */
const MOST_LINES = 1900;
const PERMANENTLY = 301;
const FOR_NOW = 302;

/** A path of small letters, digits and single hyphens: hosts give a meaning to `*`, `:`, blanks and line breaks. */
const SAFE_PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/**
 * The lines of `_redirects` that lead from former addresses to posts and pages, as Netlify and Cloudflare Pages read them.
 * @param leftOut is told of each that is no path of safe letters, in a sentence
 */
export function movedLines(
  moved: readonly MovedAddress[],
  leftOut: (sentence: string) => void = console.warn,
): string {
  const safe = moved.filter(({ from, to }) => {
    const odd = [from, to === '/' ? from : to].find((path) => !SAFE_PATH.test(path));
    if (odd === undefined) return true;
    leftOut(
      `A former address is left out of _redirects, for it is no path: ${JSON.stringify(odd)}`,
    );
    return false;
  });
  return safe
    .slice(0, MOST_LINES)
    .map(({ from, to, isTemporary }) => `${from} ${to} ${isTemporary ? FOR_NOW : PERMANENTLY}\n`)
    .join('');
}

/** Where each address of a `_redirects` file leads, and with what status. */
export function readMovedLines(text: string): ReadonlyMap<string, { to: string; status: number }> {
  const lines = text.split('\n').map((line) => line.split(' '));
  return new Map(
    lines.flatMap(([from, to, status]) =>
      from && to && [PERMANENTLY, FOR_NOW].includes(Number(status))
        ? [[from, { to, status: Number(status) }] as const]
        : [],
    ),
  );
}
