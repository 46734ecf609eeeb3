/** A redirect. */
export interface MovedAddress {
  /** Former path. */
  from: string;
  /** Current path. */
  to: string;
  /** Of a page that has ended, and may be reopened. */
  isTemporary?: boolean;
}

/** Cloudflare Pages' limit, less the site's own lines; the application redirects the others. */
const MAX_LINES = 1900;
const PERMANENTLY = 301;
const FOR_NOW = 302;

/** Lower case, digits and single hyphens: `*`, `:`, blanks and line breaks are special. */
const SAFE_PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

export const isSafePath = (path: string): boolean => SAFE_PATH.test(path);

/**
 * Lines of Netlify's and Cloudflare Pages' `_redirects`.
 * @param leftOut receives a sentence for each unsafe path
 */
export function movedLines(
  moved: readonly MovedAddress[],
  leftOut: (sentence: string) => void = console.warn,
): string {
  const safe = moved.filter(({ from, to }) => {
    const odd = [from, to === '/' ? from : to].find((path) => !isSafePath(path));
    if (odd === undefined) return true;
    leftOut(
      `A former address is left out of _redirects, for it is no path: ${JSON.stringify(odd)}`,
    );
    return false;
  });
  // Other systems' addresses end with a slash, which Cloudflare Pages takes for another path.
  return safe
    .flatMap(({ from, to, isTemporary }) =>
      [from, `${from}/`].map((path) => `${path} ${to} ${isTemporary ? FOR_NOW : PERMANENTLY}\n`),
    )
    .slice(0, MAX_LINES)
    .join('');
}

/** nginx maps by status, such as `$site_moved_301`; patterns, because long paths do not fit into its hash tables. */
export function writeNginxMoves(moved: ReturnType<typeof readMovedLines>): string {
  const maps = [PERMANENTLY, FOR_NOW].map((code) => {
    const those = [...moved].filter(([, { status }]) => status === code);
    const lines = those.map(([from, { to }]) => `  ~^${from}$ ${to};`);
    return ['', `map $uri $site_moved_${code} {`, ...lines, '}', ''].join('\n');
  });
  return maps.join('');
}

/** Parses a `_redirects` file, by path. */
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
