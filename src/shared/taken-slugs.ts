/**
 * Names below /blog that the build or a host gives a meaning to, so that no post may have them: the shell of posts,
 * what hosts serve for a folder or a failure, where drafts are shown, and where readers and programs look for a feed;
 * `blog_posts_slug_free` is written from it.
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
