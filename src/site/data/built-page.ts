import { pages } from '../../shared/content/defaults/pages/pages';
import type { SitePage } from '../../shared/site-pages';
import { readablePage, type ReadablePage } from './readable-page';

/**
 * One of the site's own pages. Builds and development put a module of each page, as it is written, in the place of this file
 * (build/plugins/site-content.ts); this one is for tests.
 */
export async function builtPage(path: SitePage): Promise<ReadablePage> {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} is no page of the site`);
  return readablePage({ ...page, updated_at: '' });
}
