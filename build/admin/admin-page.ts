import { formatDisplayDate } from '../../src/shared/blog.ts';
import { escapeMarkup } from '../prerender/escape-markup.ts';
import type { PageFiles } from '../prerender/built-files.ts';
import type { PageInTwoSchemes } from './two-schemes.ts';

interface AdminPage {
  /** Which of the admin's documents it is. */
  name: string;
  files: PageFiles;
  /** The address of the script that starts the application. */
  starter: string;
  headings: Readonly<Record<string, string>>;
}

/** Out of sight, the day of the build keeps the place until the starter has told the day of the visit. */
const DAY_OF_THE_VISIT =
  '[data-today]::after{content:var(--today,attr(data-today))}[data-today]:not([style]){visibility:hidden}';
/** Over the page, once the starter has found that the code cannot be had or that nothing could be drawn. */
const START_FAILED = `<p id="start-failed" role="alert" hidden style="position:fixed;inset:auto 0 0;z-index:2000;margin:0;padding:1rem;background:#7a1f1f;color:#fff;font:1rem/1.5 sans-serif">The admin could not start. Check your connection, then <a href="" style="color:inherit">load this page again</a>.</p>`;
const EMPTY_HEADING = 'h1:empty::before{content:"\\a0"}';

/** The document of a page of the admin: the built admin.html with what the application shows first, and its code named but not loaded. */
export function adminPage(
  template: string,
  { html, css, darkCss }: PageInTwoSchemes,
  { name, files, starter, headings }: AdminPage,
): string {
  const head = [
    ...files.styles.map((style) => `<style>${style.css}</style>`),
    `<style data-start>${css}${DAY_OF_THE_VISIT}${EMPTY_HEADING}</style>`,
    `<style data-start id="dark" media="(prefers-color-scheme: dark)">${darkCss}</style>`,
    // Vite's loader takes these for loaded and does not ask for the sheets again; a browser ignores what is disabled.
    ...files.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...files.scripts.map((href) => `<link data-app href="${href}">`),
  ].join('\n    ');
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('<head>', () => `<head>\n    <script async src="${starter}"></script>`)
    .replace('</head>', () => `${head}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-page="${name}">${withHeadings(lean(html), headings)}</div>${START_FAILED}`,
    );
}

/** The starter fills the heading in, where the document is of many addresses. */
function withHeadings(html: string, headings: Readonly<Record<string, string>>): string {
  const known = escapeMarkup(JSON.stringify(headings));
  return html.replace(/<h1\b([^>]*)><\/h1>/, `<h1$1 id="heading" data-headings="${known}"></h1>`);
}

/** Without what React reads of its own HTML, MUI's places to measure in, and the day of the build, where the day of the visit is to stand. */
function lean(html: string): string {
  const day = formatDisplayDate(new Date());
  return html
    .replace(/<!--.*?-->/g, '')
    .replaceAll('<template></template>', '')
    .replace(/<textarea aria-hidden="true"[^>]*><\/textarea>/g, '')
    .replace(`>${day}</output>`, ` id="today" data-today="${day}"></output>`)
    .replace(/ data-shrink="[^"]*"/g, '');
}
