import { ownStylesPolicy } from '../../hosting/content-security-policy.ts';
import type { HeadTag } from '../../src/site/seo/head-tags.ts';
import { firstPicture, type ReadPicture } from '../pictures/first-picture.ts';
import type { PageFiles } from './built-files.ts';
import { escapeMarkup } from './escape-markup.ts';
import { focusStyles } from './focus-styles.ts';
import { structuredDataHtml, tagHtml, titleHtml } from './head-markup.ts';
import { ROOT, startMarkup, withoutLoading } from './starter.ts';

export interface PageHead {
  /** The path that the HTML is of, or the route's pattern when it answers many (src/site/start/start-app.tsx). */
  path: string;
  title: string;
  tags: readonly HeadTag[];
  /** JSON-LD, safe inside a script element. */
  structuredData?: string;
}

export interface Page extends PageHead {
  /** What the screen has read, as JSON that is safe inside a script element. */
  data?: string;
  /** The application, rendered. */
  html: string;
  files: PageFiles;
  readPicture: ReadPicture;
}

/**
 * The document of a page: the visitors' index.html with the head of the page, its styles inline, its first picture
 * preloaded or inline and its scripts named but not loaded.
 */
export function pageHtml(template: string, page: Page): string {
  const data = page.data
    ? `<script type="application/json" id="page-data">${page.data}</script>`
    : '';
  const { html: app, preload } = firstPicture(page.html, page.readPicture);
  const body = `<div id="root" data-page="${escapeMarkup(page.path)}">${app}</div>${data}`;
  // By functions, because `$` means something in a replacement string.
  return withoutLoading(template)
    .replace(/<title>.*<\/title>/, () => head(page, preload))
    .replace(ROOT, () => body);
}

function head({ title, tags, structuredData, files, path, html }: Page, preload: string): string {
  const styles = files.styles.map(({ css }) => css).join('') + focusStyles(html);
  return [
    `<meta http-equiv="Content-Security-Policy" content="${ownStylesPolicy(styles)}">`,
    titleHtml(title),
    preload,
    '<link rel="manifest" href="/site.webmanifest">',
    ...tags.map(tagHtml),
    `<style>${styles}</style>`,
    ...startMarkup(files),
    structuredData && structuredDataHtml(path, structuredData),
  ]
    .filter(Boolean)
    .join('\n    ');
}
