import type { SitePage } from '../../shared/site-pages';
import type { ReadablePage } from './readable-page';

/** What the build has found written in each of the site's own pages, ready to be shown. */
const built: Record<SitePage, () => Promise<{ default: ReadablePage }>> = {
  '/': () => import('../published/pages/home'),
  '/about': () => import('../published/pages/about'),
  '/services': () => import('../published/pages/services'),
  '/contact': () => import('../published/pages/contact'),
  '/sitemap': () => import('../published/pages/sitemap'),
  '/privacy-policy': () => import('../published/pages/privacy-policy'),
  '/terms-of-service': () => import('../published/pages/terms-of-service'),
};

/** One of the site's own pages as the build knows it. */
export async function builtPage(path: SitePage): Promise<ReadablePage> {
  return (await built[path]()).default;
}
