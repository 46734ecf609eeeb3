import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postPath, type BlogPost } from '../../src/shared/blog.ts';
import { rss } from './rss.ts';
import type { SiteBundle } from './site-bundle.ts';
import { sitemapXml, type SitemapEntry } from './sitemap-xml.ts';

/** Feeds need whole addresses; without VITE_SITE_URL they are those of `npm run preview`. */
const PREVIEW_ORIGIN = 'http://localhost:4173';

/** Writes sitemap.xml and rss.xml, and into robots.txt where the sitemap is. */
export function writeFeeds(
  outDir: string,
  { siteEntries, pageDescriptions, siteOrigin, company }: SiteBundle,
  posts: readonly BlogPost[],
  pages: readonly SitemapEntry[],
): void {
  if (!siteOrigin) {
    console.log(`VITE_SITE_URL is not set: sitemap.xml and rss.xml say ${PREVIEW_ORIGIN}.`);
  }
  const origin = siteOrigin || PREVIEW_ORIGIN;
  const blog = siteEntries.find(({ path }) => path === '/blog');
  const entries = [...pages, ...posts.map((post) => ({ ...post, path: postPath(post.slug) }))];
  const channel = {
    company: company.get().name,
    title: blog?.title ?? '',
    description: pageDescriptions['/blog'] ?? '',
    origin,
  };
  writeFileSync(join(outDir, 'sitemap.xml'), sitemapXml(entries, origin));
  writeFileSync(join(outDir, 'rss.xml'), rss(channel, posts));
  appendFileSync(join(outDir, 'robots.txt'), `\nSitemap: ${origin}/sitemap.xml\n`);
}
