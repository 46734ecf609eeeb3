import type { ReadablePage } from '../../src/site/data/readable-page.ts';
import type { SitePage } from '../../src/shared/site-pages.ts';

/** One of the site's own pages as a build has it. */
export async function builtPage(path: SitePage): Promise<ReadablePage> {
  const built = (await import(`virtual:page${path}`)) as { default: ReadablePage };
  return built.default;
}
