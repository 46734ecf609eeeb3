import { postPath, PREVIEW_SLUG } from '../../src/shared/blog.ts';
import type { Found } from './find-post.ts';
import { isShell, shellOfPost } from './shell-of-post.ts';

/** Headers that told of the shell's own bytes. */
const OF_THE_BYTES = ['content-length', 'content-encoding', 'etag', 'last-modified'];

/**
 * Answers an address below /blog. Where the host has a page of its own, that passes unchanged; where it has only the
 * shell, Supabase is asked: a post newer than the build gets its head and status 200, a moved one 301, an unknown one
 * 404 with the shell, which shows the list (docs/specification.md, 2). When Supabase does not answer, the host's answer stands.
 * @param ask what the host would answer without this function
 */
export async function answerPost(
  request: Request,
  ask: (request: Request) => Promise<Response>,
  find: (slug: string) => Promise<Found>,
): Promise<Response> {
  const isHead = request.method === 'HEAD';
  if (request.method !== 'GET' && !isHead) return ask(request);
  // Only a body tells whether it is the shell.
  const page = await ask(isHead ? new Request(request, { method: 'GET' }) : request);
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = await page.clone().text();
  const url = new URL(request.url);
  const slug = slugOf(url.pathname);
  const found = isShell(html) && slug ? await find(slug).catch(() => undefined) : undefined;

  switch (found?.kind) {
    case undefined:
      return isHead ? new Response(null, page) : page;
    case 'moved':
      return new Response(null, {
        status: 301,
        headers: { location: postPath(found.slug) + url.search },
      });
    case 'post':
      return rewritten(page, isHead ? null : shellOfPost(html, found.post), 200);
    case 'unknown':
      return rewritten(page, isHead ? null : html, 404);
  }
}

function rewritten({ headers }: Response, body: string | null, status: number): Response {
  const kept = new Headers(headers);
  for (const name of OF_THE_BYTES) kept.delete(name);
  return new Response(body, { status, headers: kept });
}

/** The last part of a post's address; a malformed one is none, and where drafts are shown there is no post. */
function slugOf(pathname: string): string | undefined {
  try {
    const slug = decodeURIComponent(/^\/blog\/([^/]+)$/.exec(pathname)?.[1] ?? '');
    return slug === PREVIEW_SLUG ? undefined : slug || undefined;
  } catch {
    return undefined;
  }
}
