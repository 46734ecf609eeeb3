import { serializeJsonLd } from '../../src/site/seo/json-in-html.ts';
import { headTags } from '../../src/site/seo/head-tags.ts';
import { documentTitle } from '../../src/site/seo/document-title.ts';
import { postHead, type PostFacts } from '../../src/site/seo/post-head.ts';
import { siteOrigin } from '../../src/site/seo/site-origin.ts';
import { pageStructuredData } from '../../src/site/seo/structured-data/page-structured-data.ts';
import { structuredDataHtml, tagHtml, titleHtml } from '../../build/prerender/head-markup.ts';

/** How prerendering marks the shell, in which a post opens that the build does not know (build/prerender/prerender.ts). */
const SHELL = 'data-page="/blog/:slug"';

export function isShell(html: string): boolean {
  return html.includes(SHELL);
}

/** The shell with the head of a post, as prerendering writes it: what search engines and link previews read. */
export function shellOfPost(shell: string, post: PostFacts, origin = siteOrigin): string {
  const head = postHead(post);
  const markup = [
    titleHtml(documentTitle(head)),
    ...headTags(head, origin).map(tagHtml),
    structuredDataHtml(head.path ?? '', serializeJsonLd(pageStructuredData(post, origin))),
  ];
  // By a function, because `$` means something in a replacement string.
  return shell.replace(/<title>.*?<\/title>/s, () => markup.join('\n    '));
}
