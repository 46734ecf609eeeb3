import { serializeJsonLd } from '../../src/site/seo/json-in-html.ts';
import { headTags } from '../../src/site/seo/head-tags.ts';
import { documentTitle } from '../../src/site/seo/document-title.ts';
import { pageHead, type PageSubject } from '../../src/site/seo/page-subject.ts';
import { siteOrigin } from '../../src/site/seo/site-origin.ts';
import { pageStructuredData } from '../../src/site/seo/structured-data/page-structured-data.ts';
import { structuredDataHtml, tagHtml, titleHtml } from '../../build/prerender/markup.ts';

/** How prerendering marks a shell, in which a page opens that the build does not know: by its pattern (build/prerender/prerender.ts). */
const SHELL = /data-page="\/[^"]*\/:\w+"/;

export function isShell(html: string): boolean {
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
