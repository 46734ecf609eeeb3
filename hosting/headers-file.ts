import type { HeaderRule } from './header-rules.ts';
import { matches } from './admin-path.ts';

/** Cloudflare Pages ignores longer ones. */
const MAX_LINE = 2000;

/**
 * Serialises to Netlify's and Cloudflare Pages' `_headers`. For a header set twice, Netlify takes the later one;
 * Cloudflare joins both, unless `! Name` detaches the first, which Netlify ignores. Joined policies would block the
 * admin's scripts. Throws for a line that is too long, or has a line break.
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
    const long = lines.find((line) => line.length > MAX_LINE);
    if (long) {
      throw new Error(`Cloudflare Pages would leave out this header, for its length: ${long}`);
    }
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Parses the output of writeHeadersFile(). */
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

/**
 * Serialises to nginx maps, a variable per header, such as `$site_cache_control`. The first match wins there, so later
 * rules come first. Maps `$uri`, the served file: a missing asset has the headers of 404.html, not a year's cache.
 */
export function writeNginxHeaders(rules: readonly HeaderRule[]): string {
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
