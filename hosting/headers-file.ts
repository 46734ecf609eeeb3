import type { HeaderRule } from './header-rules.ts';
import { matches } from './entries.ts';

/** Cloudflare Pages leaves out longer ones. */
const LONGEST_LINE = 2000;

/**
 * The rules as Netlify and Cloudflare Pages read them. Where two rules set the same header, Netlify takes the later
 * one and Cloudflare joins both, unless the later rule detaches the first with a line `! Name`; Netlify skips that
 * line. Joined policies would be enforced together, and the admin left without its own scripts. Throws where a line is
 * longer than Cloudflare reads.
 */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }, index) => {
    const general = rules.slice(0, index).filter((earlier) => matches(earlier.path, path));
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(general.some((earlier) => name in earlier.headers) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
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
