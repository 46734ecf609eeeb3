/**
 * Reserved below /blog: the app shell of posts, hosts' folders and error pages, previews, feeds. The constraint
 * `blog_posts_slug_free` is generated from it.
 */
export const TAKEN_SLUGS: readonly string[] = [
  '404',
  '500',
  'admin',
  'api',
  'assets',
  'atom',
  'aux',
  'con',
  'feed',
  'index',
  'nul',
  'preview',
  'prn',
  'rss',
  'sitemap',
];
