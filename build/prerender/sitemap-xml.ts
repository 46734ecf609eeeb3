import { isoTime } from '../../src/shared/time/iso-time.ts';
import { xmlText } from './escape-markup.ts';

export interface SitemapEntry {
  path: string;
  /** When it was last changed, as the database writes it. */
  updated_at?: string;
}

/** The addresses that search engines should know, as sitemaps.org describes. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((entry) => url(entry, origin)).join('\n')}
</urlset>
`;
}

function url({ path, updated_at }: SitemapEntry, origin: string): string {
  const changed = updated_at ? `<lastmod>${xmlText(isoTime(updated_at))}</lastmod>` : '';
  return `<url><loc>${xmlText(origin + path)}</loc>${changed}</url>`;
}
