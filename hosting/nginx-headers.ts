import type { HeaderRule } from './header-rules.ts';

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
