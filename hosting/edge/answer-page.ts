import { type PageSubject, pageHead } from '../../src/site/seo/page-head.ts';
import { serializeJsonLd } from '../../src/site/seo/json-in-html.ts';
import { headTags } from '../../src/site/seo/head-tags.ts';
import { documentTitle } from '../../src/site/seo/document-head.ts';
import { siteOrigin } from '../../src/site/seo/site-origin.ts';
import { pageStructuredData } from '../../src/site/seo/structured-data.ts';
import { structuredDataHtml, tagHtml, titleHtml } from '../../build/prerender/markup.ts';

/** Result of a look-up. */
export type Found =
  /** Newer than the build. */
  | { kind: 'page'; subject: PageSubject }
  | { kind: 'moved'; path: string; isTemporary: boolean }
  | { kind: 'unknown' };

/** Invalid for a rewritten body (RFC 9110, "Representation Metadata"). */
const REPRESENTATION_HEADERS = ['content-length', 'content-encoding', 'etag', 'last-modified'];

/**
 * Responds to a path of a post or a record. A prerendered page passes unchanged. A shell is looked up in Supabase: a
 * page newer than the build gets its head and 200, a moved one a redirect, an unknown one 404 with the shell
 * (docs/specification.md, 2). Without an answer from Supabase, the host's response passes.
 * @param ask the host's own response
 * @param find looks a path up; `undefined` for other paths
 */
export async function answerPage(
  request: Request,
  ask: (request: Request) => Promise<Response>,
  find: (pathname: string) => Promise<Found | undefined>,
): Promise<Response> {
  const isHead = request.method === 'HEAD';
  if (request.method !== 'GET' && !isHead) return ask(request);
  // Also for HEAD: only the body identifies a shell.
  const page = await ask(isHead ? new Request(request, { method: 'GET' }) : request);
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = await page.clone().text();
  const url = new URL(request.url);
  const found = isShell(html) ? await find(url.pathname).catch(() => undefined) : undefined;

  switch (found?.kind) {
    case undefined:
      return isHead ? new Response(null, page) : page;
    case 'moved':
      return new Response(null, {
        status: found.isTemporary ? 302 : 301,
        headers: { location: found.path + url.search },
      });
    case 'page':
      return rewritten(page, isHead ? null : shellOfPage(html, found.subject), 200);
    case 'unknown':
      return rewritten(page, isHead ? null : html, 404);
  }
}

function rewritten({ headers }: Response, body: string | null, status: number): Response {
  const kept = new Headers(headers);
  for (const name of REPRESENTATION_HEADERS) kept.delete(name);
  return new Response(body, { status, headers: kept });
}

/** A shell has the route's pattern (build/prerender/prerender.ts). */
const SHELL = /<div id="root" data-page="\/[^"]*\/:\w+"/;

function isShell(html: string): boolean {
  return SHELL.test(html);
}

/** Adds a page's head, as prerendered, for search engines and link previews. */
export function shellOfPage(shell: string, subject: PageSubject, origin = siteOrigin): string {
  const head = pageHead(subject);
  if (!head) return shell;
  const markup = [
    titleHtml(documentTitle(head)),
    ...headTags(head, origin).map(tagHtml),
    structuredDataHtml(head.path ?? '', serializeJsonLd(pageStructuredData(subject, origin))),
  ];
  // A function: `$` is special in a replacement string.
  return shell.replace(/<title>.*?<\/title>/s, () => markup.join('\n    '));
}
