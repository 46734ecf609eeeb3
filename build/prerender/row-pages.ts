import { ArticleRefused } from './article-cleaner.ts';
import { progress } from '../concurrency.ts';

/** Page of a row: a post, a page of sections, or a record. */
interface RowPage {
  title: string;
  /** Of the document; `undefined` if the address is no valid file name. */
  file: string | undefined;
  render: () => Promise<string>;
}

interface Disk {
  write: (file: string, content: string) => void;
  exists: (file: string) => boolean;
}

/**
 * Writes documents of rows and returns those written. Skips, with a warning, a page that fails to render or whose file
 * exists: the browser renders it.
 * @param what for the console
 */
export async function writeRowPages<Page extends RowPage>(
  what: string,
  pages: readonly Page[],
  { write, exists }: Disk,
): Promise<Page[]> {
  const written: Page[] = [];
  const count = progress(`Prerendering ${what}`, pages.length);
  for (const page of pages) {
    const leave = (reason: string) =>
      console.warn(`“${page.title}” ${reason}: its page is left to the browser.`);
    count();
    if (!page.file || exists(page.file)) {
      leave('has an address that is taken, or that no file may have');
      continue;
    }
    try {
      write(page.file, await page.render());
      written.push(page);
    } catch (error) {
      if (!(error instanceof ArticleRefused)) throw error;
      leave(error.message);
    }
  }
  return written;
}
