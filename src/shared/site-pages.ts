/** The specification's pages: always public, at fixed paths. */
export const SITE_PAGES = [
  '/',
  '/about',
  '/services',
  '/contact',
  '/sitemap',
  '/privacy-policy',
  '/terms-of-service',
] as const;

export type SitePage = (typeof SITE_PAGES)[number];

export function isSitePage(path: unknown): path is SitePage {
  return SITE_PAGES.some((page) => page === path);
}
