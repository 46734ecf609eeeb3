import { postPath, PREVIEW_SLUG } from '../src/shared/blog.ts';
import { PAGE_PREVIEW_PATH } from '../src/shared/route-table.ts';

/** What answers an address: a file of the build, and the status it is sent with. */
interface Answer {
  file: string;
  status: 200 | 404;
}

/** The shell below an address in which a page opens that is newer than the build; named so that Cloudflare Pages finds it, too. */
export const shellBelow = (list: string) => `${list}/404.html`;

/** The line of `_redirects` by which Netlify opens it; files that exist come first. */
export const shellLine = (list: string) => `${list}/* ${shellBelow(list)} 404\n`;

export const POST_SHELL = shellBelow('/blog');
export const NOT_FOUND_PAGE = '/404.html';

/** The file of a page: `/about` is about.html, so that no host adds a slash to the address. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** Where drafts are shown to whoever has a link (src/site/screens/blog/PreviewPost.tsx): the shell, for nobody's index. */
export const PREVIEW_PATH = postPath(PREVIEW_SLUG);
export const PREVIEW_PAGE = pageFile(PREVIEW_PATH);

export const PAGE_PREVIEW = pageFile(PAGE_PREVIEW_PATH);

/**
 * How a static host answers the address of a page: with its file, with the shell if it may be a newer post or record,
 * otherwise with the 404 page. netlify.toml, `_redirects` and docs/hosting.md say the same to hosts.
 */
export function answerTo(pathname: string, exists: (file: string) => boolean): Answer {
  const file = pageFile(pathname);
  if (exists(file)) return { file, status: 200 };
  const shell = shellBelow(pathname.slice(0, pathname.lastIndexOf('/')));
  if (!exists(shell)) return { file: NOT_FOUND_PAGE, status: 404 };
  return { file: shell, status: shell === POST_SHELL ? 200 : 404 };
}
