import { type PageSubject, pageHead } from '../../src/site/seo/page-head.ts';
import { serializeJsonLd } from '../../src/site/seo/json-in-html.ts';
import { headTags } from '../../src/site/seo/head-tags.ts';
import { documentTitle } from '../../src/site/seo/document-head.ts';
import { siteOrigin } from '../../src/site/seo/site-origin.ts';
import { pageStructuredData } from '../../src/site/seo/page-structured-data.ts';
import { structuredDataHtml, tagHtml, titleHtml } from '../../build/prerender/markup.ts';

/** What Supabase says of an address. */
export type Found =
  /** A page that is newer than the build. */
  | { kind: 'page'; subject: PageSubject }
  | { kind: 'moved'; path: string; isTemporary: boolean }
  | { kind: 'unknown' };

/** Headers of the shell's own bytes (RFC 9110, "Representation Metadata"). */
const REPRESENTATION_HEADERS = ['content-length', 'content-encoding', 'etag', 'last-modified'];

/**
 * Answers an address of a post or a record. Where the host has a page of its own, that passes unchanged; where it has only
 * a shell, Supabase is asked: a page newer than the build gets its head and status 200, a moved one 301, an unknown one
 * 404 with the shell, which says so (docs/specification.md, 2). When Supabase does not answer, the host's answer stands.
 * @param ask what the host would answer without this function
 * @param find what Supabase says of a path; nothing of one that it is not asked about
 */
export async function answerPage(
  request: Request,
  ask: (request: Request) => Promise<Response>,
  find: (pathname: string) => Promise<Found | undefined>,
): Promise<Response> {
  const isHead = request.method === 'HEAD';
  if (request.method !== 'GET' && !isHead) return ask(request);
  // Only a body tells whether it is a shell.
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

/** How prerendering marks a shell, in which a page opens that the build does not know: by its pattern (build/prerender/prerender.ts). */
const SHELL = /<div id="root" data-page="\/[^"]*\/:\w+"/;

function isShell(html: string): boolean {
  return SHELL.test(html);
}

/** The shell with the head of a page, as prerendering writes it: what search engines and link previews read. */
export function shellOfPage(shell: string, subject: PageSubject, origin = siteOrigin): string {
  const head = pageHead(subject);
  if (!head) return shell;
  const markup = [
    titleHtml(documentTitle(head)),
    ...headTags(head, origin).map(tagHtml),
    structuredDataHtml(head.path ?? '', serializeJsonLd(pageStructuredData(subject, origin))),
  ];
  // By a function, because `$` means something in a replacement string.
  return shell.replace(/<title>.*?<\/title>/s, () => markup.join('\n    '));
}
