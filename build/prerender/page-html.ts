import { ownStylesPolicy } from '../../hosting/content-security-policy.ts';
import type { HeadTag } from '../../src/site/seo/head-tags.ts';
import { FOCUS_STEP } from '../../src/shared/focus-step.ts';
import { firstPicture, type ReadPicture } from '../pictures/first-picture.ts';
import type { PageFiles } from './built-files.ts';
import { escapeMarkup, structuredDataHtml, tagHtml, titleHtml } from './markup.ts';
import { ROOT, startMarkup, withoutLoading } from './starter.ts';

export interface PageHead {
  /** The path that the HTML is of, or the route's pattern when it answers many (src/site/start/main.tsx). */
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

/** A point of a picture has these percents on each axis. */
const STEPS = Array.from({ length: 100 / FOCUS_STEP + 1 }, (_, step) => FOCUS_STEP * step);

/**
 * What keeps a picture's chosen point in view before React can (`focus` of src/site/components/Picture.tsx): the policy
 * allows no style attribute, and a style sheet only by its hash, so one text serves every page that has such a picture.
 */
export const FOCUS_STYLES = [
  '[data-focus]{object-position:var(--focus-x) var(--focus-y)}',
  ...STEPS.map((step) => `[data-focus^="${step}% "]{--focus-x:${step}%}`),
  ...STEPS.map((step) => `[data-focus$=" ${step}%"]{--focus-y:${step}%}`),
].join('');

/** The sheet for a page that has such a picture; nothing for another. */
const focusStyles = (html: string) => (html.includes(' data-focus="') ? FOCUS_STYLES : '');
