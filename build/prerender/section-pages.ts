import { pageFile } from '../../hosting/page-files.ts';
import { ORIGINAL_PATHS } from '../../src/shared/content/original-pages.ts';
import type { ReadablePage } from '../../src/site/data/page-of-sections.ts';
import type { PageRow } from '../../src/site/data/page-rows.ts';
import { ArticleRefused } from './article-cleaner.ts';
import type { PageRenderer } from './page-renderer.ts';
import { progress } from './progress.ts';
import type { SiteBundle } from './site-bundle.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

interface Options {
  site: SiteBundle;
  renderer: PageRenderer;
  write: (file: string, content: string) => void;
  /** Whether the build has written a file already. */
  exists: (file: string) => boolean;
}

/**
 * Writes the document of each page of sections; gives back those that search engines are told of. A page that cannot
 * be rendered, or whose file is another's, is left to the browser.
 */
export async function writeSectionPages(
  rows: readonly PageRow[],
  { site, renderer, write, exists }: Options,
): Promise<SitemapEntry[]> {
  const left = ({ title }: PageRow, reason: string) =>
    console.warn(`The page "${title}" ${reason}: it is left to the browser.`);
  const count = progress('Prerendering pages', rows.length);
  for (const row of rows) {
    count();
    const file = pageFile(row.path);
    if (exists(file)) {
      left(row, `has an address that is a file of the site, ${file}`);
      continue;
    }
    try {
      const page = site.readablePage(row);
      write(file, await renderer.page(page, row.path, { queries: [], page }));
    } catch (error) {
      if (!(error instanceof ArticleRefused)) throw error;
      left(row, error.message);
    }
  }
  return listed(rows);
}

/** Writes the documents of the site's own pages; gives back those that search engines are told of. */
export async function writeOriginalPages(
  site: SiteBundle,
  renderer: PageRenderer,
  write: Options['write'],
): Promise<SitemapEntry[]> {
  const pages: ReadablePage[] = [];
  for (const path of ORIGINAL_PATHS) {
    const page = await site.builtPage(path);
    write(pageFile(path), await renderer.page(page, path, { queries: [], page }));
    pages.push(page);
  }
  return listed(pages);
}

/** The pages that are not hidden from search engines. */
function listed(
  pages: readonly Pick<ReadablePage, 'path' | 'noindex' | 'updated_at'>[],
): SitemapEntry[] {
  return pages
    .filter(({ noindex }) => !noindex)
    .map(({ path, updated_at }) => ({ path, changedAt: updated_at }));
}
