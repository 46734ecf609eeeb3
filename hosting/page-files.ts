import { postPath, PREVIEW_SLUG } from '../src/shared/blog.ts';
import { PAGE_PREVIEW_PATH } from '../src/shared/route-table.ts';

/** Response of a static host. */
interface Answer {
  file: string;
  status: 200 | 404;
}

/** Shell for pages newer than the build; Cloudflare Pages finds the nearest 404.html. */
export const shellBelow = (list: string) => `${list}/404.html`;

/** Netlify's redirect to it; existing files win. */
export const shellLine = (list: string) => `${list}/* ${shellBelow(list)} 404\n`;

export const POST_SHELL = shellBelow('/blog');
export const NOT_FOUND_PAGE = '/404.html';

/** `/about` is about.html, so that no host adds a slash. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** Draft preview by link (src/site/screens/blog/PreviewPost.tsx): a shell, not indexed. */
export const PREVIEW_PATH = postPath(PREVIEW_SLUG);
export const PREVIEW_PAGE = pageFile(PREVIEW_PATH);

export const PAGE_PREVIEW = pageFile(PAGE_PREVIEW_PATH);

/**
 * A static host's response: the page's file, the shell of a possibly newer post or record, or the 404 page. The same as
 * netlify.toml, `_redirects` and docs/hosting.md.
 */
export function answerTo(pathname: string, exists: (file: string) => boolean): Answer {
  const file = pageFile(pathname);
  if (exists(file)) return { file, status: 200 };
  const shell = shellBelow(pathname.slice(0, pathname.lastIndexOf('/')));
  if (!exists(shell)) return { file: NOT_FOUND_PAGE, status: 404 };
  return { file: shell, status: shell === POST_SHELL ? 200 : 404 };
}
