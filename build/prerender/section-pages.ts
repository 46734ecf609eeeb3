import { pageFile } from '../../hosting/page-files.ts';
import type { PageRow } from '../../src/site/data/page-rows.ts';
import { ArticleRefused } from './article-cleaner.ts';
import type { PageRenderer } from './page-renderer.ts';
import { progress } from './progress.ts';
import type { SiteBundle } from './site-bundle.ts';

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
): Promise<PageRow[]> {
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
  return rows.filter(({ noindex }) => !noindex);
}
