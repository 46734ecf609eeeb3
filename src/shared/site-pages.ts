/** The pages of sections that the specification names: always there, public, and at their address. */
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
  return SITE_PAGES.some((one) => one === path);
}
