import type { HeaderRule } from './header-rules.ts';
import { matches } from './entries.ts';

/** Cloudflare Pages leaves out longer ones. */
const LONGEST_LINE = 2000;

/**
 * The rules as Netlify and Cloudflare Pages read them. Where two rules set the same header, Netlify takes the later
 * one and Cloudflare joins both, unless the later rule detaches the first with a line `! Name`; Netlify skips that
 * line. Joined policies would be enforced together, and the admin left without its own scripts. Throws where a line is
 * longer than Cloudflare reads, or would be two.
 */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }, index) => {
    const general = rules.slice(0, index).filter((earlier) => matches(earlier.path, path));
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(general.some((earlier) => name in earlier.headers) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    const broken = [path, ...lines].find((line) => /[\n\r]/.test(line));
    if (broken) throw new Error(`A header of one line has several: ${JSON.stringify(broken)}`);
    const long = lines.find((line) => line.length > LONGEST_LINE);
    if (long) {
      throw new Error(`Cloudflare Pages would leave out this header, for its length: ${long}`);
    }
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Reads what writeHeadersFile() wrote. */
export function readHeadersFile(text: string): HeaderRule[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = ''] = block.split('\n', 1);
      const settings = [...block.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
      const headers = settings.map(([, name = '', value = '']) => [name, value] as const);
      return { path, headers: Object.fromEntries(headers) };
    });
}

/** Netlify and Cloudflare Pages say so by themselves; without it a browser keeps a page as long as it sees fit. */
const ASK_AGAIN: HeaderRule = { path: '/*', headers: { 'Cache-Control': 'no-cache' } };

/**
 * The rules as nginx reads them: a variable for each header, such as `$site_cache_control`. The first pattern that
 * matches counts there, so the later rules come first.
 * `$uri` is what is served in the end: an asset that is missing has the headers of 404.html, not a year's cache.
 */
export function writeNginxHeaders(hostRules: readonly HeaderRule[]): string {
  const rules = [ASK_AGAIN, ...hostRules];
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = names.map((name) => {
    const lines = rules.flatMap(({ path, headers }) =>
      name in headers ? [`  ${pattern(path)} "${headers[name]}";`] : [],
    );
    return [`map $uri ${nginxVariable(name)} {`, ...lines.reverse(), '}'].join('\n');
  });
  return `${maps.join('\n\n')}\n`;
}

export function nginxVariable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function pattern(path: string): string {
  const literal = path.replace(/\*$/, '').replaceAll('.', '\\.');
  return path.endsWith('*') ? `~^${literal}` : `~^${literal}$`;
}
