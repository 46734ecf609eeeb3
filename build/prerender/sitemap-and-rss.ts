import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postPath, type BlogPost } from '../../src/shared/blog.ts';
import { parseDisplayDate } from '../../src/shared/time/display-date.ts';
import { isoTime } from '../../src/shared/time/iso-time.ts';
import type { SiteBundle } from './ssr-bundle.ts';
import { xmlText } from './markup.ts';

/** Feeds need absolute URLs; the default is `npm run preview`. */
const PREVIEW_ORIGIN = 'http://localhost:4173';

/** Writes sitemap.xml and rss.xml; adds the sitemap to robots.txt. */
export function writeFeeds(
  outDir: string,
  { allRoutes, pageHead, siteOrigin, company }: SiteBundle,
  posts: readonly BlogPost[],
  pages: readonly SitemapEntry[],
): void {
  if (!siteOrigin) {
    console.log(`VITE_SITE_URL is not set: sitemap.xml and rss.xml say ${PREVIEW_ORIGIN}.`);
  }
  const origin = siteOrigin || PREVIEW_ORIGIN;
  const blog = allRoutes.find(({ path }) => path === '/blog');
  const head = blog && pageHead(blog);
  const indexed = pages.filter(({ noindex }) => !noindex);
  const entries = [...indexed, ...posts.map((post) => ({ ...post, path: postPath(post.slug) }))];
  const channel = {
    company: company.get().name,
    title: head?.title ?? '',
    description: head?.description || (head?.title ?? ''),
    origin,
  };
  writeFileSync(join(outDir, 'sitemap.xml'), sitemapXml(entries, origin));
  writeFileSync(join(outDir, 'rss.xml'), rss(channel, posts));
  appendFileSync(join(outDir, 'robots.txt'), `\nSitemap: ${origin}/sitemap.xml\n`);
}

/** Items; readers keep older ones. */
const FEED_LENGTH = 50;

interface Channel {
  company: string;
  title: string;
  description: string;
  origin: string;
}

/**
 * RSS 2.0 (rssboard.org), with Atom's self link.
 * @param posts newest first
 */
export function rss(
  { company, title, description, origin }: Channel,
  posts: readonly BlogPost[],
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(`${title} | ${company}`)}</title>
<link>${xmlText(`${origin}/blog`)}</link>
<description>${xmlText(description)}</description>
<language>en-GB</language>
<atom:link href="${xmlText(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>
${posts
  .slice(0, FEED_LENGTH)
  .map((post) => item(post, origin))
  .join('\n')}
</channel>
</rss>
`;
}

function item(post: BlogPost, origin: string): string {
  const address = xmlText(origin + postPath(post.slug));
  const published = parseDisplayDate(post.date) ?? Date.parse(post.created_at);
  return `<item>
<title>${xmlText(post.title)}</title>
<link>${address}</link>
<guid isPermaLink="false">${xmlText(post.id)}</guid>
<pubDate>${new Date(published).toUTCString()}</pubDate>
<category>${xmlText(post.category)}</category>
<description>${xmlText(post.excerpt)}</description>
</item>`;
}

interface SitemapEntry {
  path: string;
  /** Postgres timestamp. */
  updated_at?: string;
  noindex?: boolean;
}

/** sitemaps.org. */
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
