import { readFileSync } from 'node:fs';
import { postPath, type BlogPost } from '../../src/shared/blog.ts';
import { rss } from './rss.ts';
import type { SiteBundle } from './site-bundle.ts';
import { sitemapXml, type SitemapEntry } from './sitemap-xml.ts';

/** Feeds need whole addresses; without VITE_SITE_URL they are those of `npm run preview`. */
const PREVIEW_ORIGIN = 'http://localhost:4173';

/** sitemap.xml, rss.xml and robots.txt, by file name. */
export function feeds(
  { siteEntries, pageDescriptions, siteOrigin, company }: SiteBundle,
  posts: readonly BlogPost[],
  pages: readonly SitemapEntry[],
  robotsFile: string,
): [file: string, text: string][] {
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
  return [
    ['sitemap.xml', sitemapXml(entries, origin)],
    ['rss.xml', rss(channel, posts)],
    [
      'robots.txt',
      `${readFileSync(robotsFile, 'utf8').trim()}\n\nSitemap: ${origin}/sitemap.xml\n`,
    ],
  ];
}
