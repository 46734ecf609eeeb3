import { matches, type HeaderRule } from './header-rules.ts';

/**
 * The rules as Netlify and Cloudflare Pages read them. Where two rules set the same header, Netlify takes the later
 * one and Cloudflare joins both, unless the later rule detaches the first with a line `! Name`; Netlify skips that
 * line. Joined policies would be enforced together, and the admin left without styles.
 */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }, index) => {
    const general = rules.slice(0, index).filter((earlier) => matches(earlier.path, path));
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(general.some((earlier) => name in earlier.headers) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
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
      const [path = '', ...lines] = block.split('\n');
      const settings = lines.filter((line) => !line.startsWith('  ! '));
      return { path, headers: Object.fromEntries(settings.map(nameAndValue)) };
    });
}

function nameAndValue(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}
