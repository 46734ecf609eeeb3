import { ArticleRefused } from './article-cleaner.ts';
import { progress } from '../concurrency.ts';

/** The page that a row of the database makes: a post, a page of sections, a record. */
interface RowPage {
  title: string;
  /** Its document; `undefined` where no file can have the name of its address. */
  file: string | undefined;
  render: () => Promise<string>;
}

interface Disk {
  write: (file: string, content: string) => void;
  exists: (file: string) => boolean;
}

/**
 * Writes the documents of rows, and gives back those that are written. A page that cannot be rendered, or whose file is
 * another's, is left to the browser.
 * @param what they are, for the console
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
