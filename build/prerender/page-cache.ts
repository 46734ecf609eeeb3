import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = 'node_modules/.cache/prerendered';

/** Pages of builds before, by what they were made of: a build renders only those of which something has changed. */
export interface PageCache {
  /** The page that `render` made of the same content, now or in an earlier build. */
  page(content: unknown, render: () => Promise<string>): Promise<string>;
  /** Forgets what this build had no use for, and says how many pages it has rendered. */
  close(): number;
}

/**
 * @param site whose pages they are: builds of different sites do not forget each other's
 * @param code everything else that goes into a page: the application's code, the template, the prerendering itself
 */
export function pageCache(site: string, code: readonly string[], cache = CACHE): PageCache {
  const folder = join(cache, digest([site]).slice(0, 12));
  mkdirSync(folder, { recursive: true });
  const kept = new Set(readdirSync(folder));
  const used = new Set<string>();
  let rendered = 0;
  // Megabytes, read once and not for every page.
  const codeDigest = digest(code);

  return {
    async page(content, render) {
      const name = digest([codeDigest, JSON.stringify(content)]);
      used.add(name);
      const file = join(folder, name);
      if (kept.has(name)) return readFileSync(file, 'utf8');
      const html = await render();
      writeFileSync(file, html);
      rendered += 1;
      return html;
    },
    close() {
      for (const name of kept) if (!used.has(name)) rmSync(join(folder, name));
      return rendered;
    },
  };
}

function digest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
