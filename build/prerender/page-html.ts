import { ownStylesPolicy } from '../../hosting/content-security-policy.ts';
import type { HeadTag } from '../../src/site/seo/head-tags.ts';
import { escapeMarkup } from './escape-markup.ts';
import { structuredDataHtml, tagHtml, titleHtml } from './head-markup.ts';
import { FOCUS_STYLES, hasFocus } from './focus-styles.ts';
import { firstPicture, type ReadPicture } from '../pictures/first-picture.ts';
import { STARTER } from './starter.ts';
import type { PageFiles } from './built-files.ts';

export interface Page {
  /** The path that the HTML is of, or the route's pattern when it answers many (src/site/start/prerendered-page.ts). */
  path: string;
  title: string;
  tags: readonly HeadTag[];
  /** JSON-LD, safe inside a script element. */
  structuredData?: string;
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
  return [
    [/\s*<script type="module"[^>]*><\/script>/, ''],
    [/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, ''],
    [/<title>.*<\/title>/, head(page, preload)],
    [/<div id="root"><\/div>/, body],
  ].reduce(
    (html, [pattern, replacement]) => replace(html, pattern as RegExp, replacement as string),
    template,
  );
}

/** Replaces by a function, because `$` means something in a replacement string. */
function replace(html: string, pattern: RegExp, replacement: string): string {
  if (html.search(pattern) < 0) throw new Error(`index.html holds nothing like ${pattern}`);
  return html.replace(pattern, () => replacement);
}

function head({ title, tags, structuredData, files, path, html }: Page, preload: string): string {
  const styles = files.styles.map(({ css }) => css).join('') + (hasFocus(html) ? FOCUS_STYLES : '');
  return [
    `<meta http-equiv="Content-Security-Policy" content="${ownStylesPolicy(styles)}">`,
    titleHtml(title),
    preload,
    '<link rel="manifest" href="/site.webmanifest">',
    ...tags.map(tagHtml),
    `<style>${styles}</style>`,
    // Vite's loader takes these for loaded and does not ask for the sheets again; a browser ignores what is disabled.
    ...files.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...files.scripts.map((href) => `<link data-app href="${href}">`),
    `<script>${STARTER}</script>`,
    structuredData && structuredDataHtml(path, structuredData),
  ]
    .filter(Boolean)
    .join('\n    ');
}
