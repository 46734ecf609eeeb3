import { ownStylesPolicy } from '../../hosting/content-security-policy.ts';
import type { HeadTag } from '../../src/site/seo/head-tags.ts';
import { FOCUS_STEP } from '../../src/shared/focal-point-step.ts';
import { firstPicture, type ReadPicture } from '../pictures/first-picture.ts';
import type { PageFiles } from './built-files.ts';
import { escapeMarkup, structuredDataHtml, tagHtml, titleHtml } from './markup.ts';
import { ROOT, startMarkup, withoutLoading } from './inline-scripts.ts';

export interface PageHead {
  /** Path, or the route's pattern of a shell (src/site/start/main.tsx). */
  path: string;
  title: string;
  tags: readonly HeadTag[];
  /** JSON-LD, safe inside a script element. */
  structuredData?: string;
}

export interface Page extends PageHead {
  /** Query data: JSON, safe inside a script element. */
  data?: string;
  /** Of the application. */
  html: string;
  files: PageFiles;
  readPicture: ReadPicture;
}

/**
 * The built index.html with the page's head, inline styles, first picture preloaded or inlined, and scripts listed but
 * not loaded.
 */
export function pageHtml(template: string, page: Page): string {
  const data = page.data
    ? `<script type="application/json" id="page-data">${page.data}</script>`
    : '';
  const { html: app, preload } = firstPicture(page.html, page.readPicture);
  const body = `<div id="root" data-page="${escapeMarkup(page.path)}">${app}</div>${data}`;
  // Functions: `$` is special in a replacement string.
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
    ...tags.map(tagHtml),
    `<style>${styles}</style>`,
    ...startMarkup(files),
    structuredData && structuredDataHtml(path, structuredData),
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** Percentages of a focal point. */
const STEPS = Array.from({ length: 100 / FOCUS_STEP + 1 }, (_, step) => FOCUS_STEP * step);

/**
 * Focal points before hydration (`focus` of src/site/components/Picture.tsx). A constant sheet: the
 * Content-Security-Policy allows no style attributes, and sheets by hash only.
 */
export const FOCUS_STYLES = [
  '[data-focus]{object-position:var(--focus-x) var(--focus-y)}',
  ...STEPS.map((step) => `[data-focus^="${step}% "]{--focus-x:${step}%}`),
  ...STEPS.map((step) => `[data-focus$=" ${step}%"]{--focus-y:${step}%}`),
].join('');

const focusStyles = (html: string) => (html.includes(' data-focus="') ? FOCUS_STYLES : '');
