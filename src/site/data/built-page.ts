import type { OriginalPath } from '../../shared/content/original-pages';
import type { PageText } from '../../shared/content/page-text';
import type { ReadablePage } from './page-of-sections';
import { readablePage } from './readable-page';

/** What the build has found written in each of the site's own pages. */
const built: Record<OriginalPath, () => Promise<{ default: PageText }>> = {
  '/about': () => import('../../shared/content/published/pages/about'),
  '/privacy-policy': () => import('../../shared/content/published/pages/privacy-policy'),
  '/terms-of-service': () => import('../../shared/content/published/pages/terms-of-service'),
};

/** One of the site's own pages as the build knows it, with what its texts quote as it is now. */
export async function builtPage(path: OriginalPath): Promise<ReadablePage> {
  return readablePage((await built[path]()).default);
}
