import { formatDisplayDate, MONTHS } from '../../src/shared/blog.ts';
import { escapeMarkup } from '../prerender/escape-markup.ts';
import type { PageFiles } from '../prerender/built-files.ts';
import {
  COLOUR_SCHEME,
  FIRST_LOOK,
  ROOT,
  startMarkup,
  withoutLoading,
} from '../prerender/starter.ts';
import type { RenderedPage } from './entry.tsx';

interface AdminPage {
  /** Which of the admin's documents it is. */
  name: string;
  files: PageFiles;
  headings: Readonly<Record<string, string>>;
}

/** Over the page, once the starter has found that the code cannot be had, or React that nothing could be drawn. */
const START_FAILED = `<p id="start-failed" role="alert" hidden style="position:fixed;inset:auto 0 0;z-index:2000;margin:0;padding:1rem;background:#7a1f1f;color:#fff;font:1rem/1.5 sans-serif">The admin could not start. Check your connection, then <a href="" style="color:inherit">load this page again</a>.</p>`;
const EMPTY_HEADING = '<style>h1:empty::before{content:"\\a0"}</style>';

/** The document of a page of the admin: the built admin.html with what the application shows first, and its code named but not loaded. */
export function adminPage(
  template: string,
  { html, styles }: RenderedPage,
  { name, files, headings }: AdminPage,
): string {
  const head = [
    `<script>${COLOUR_SCHEME}</script>`,
    ...files.styles.map(({ css }) => `<style>${css}</style>`),
    styles,
    EMPTY_HEADING,
    ...startMarkup(files),
  ].join('\n    ');
  const page = withToday(withHeadings(html, headings));
  return withoutLoading(template)
    .replace('</head>', () => `${head}\n  </head>`)
    .replace(
      ROOT,
      () =>
        `<div id="root" data-page="${name}">${page}</div><script>${FIRST_LOOK}</script>${START_FAILED}`,
    );
}

/** Where the document is of many addresses, the heading is that of the visited one (src/admin/app/start/first-look.ts). */
function withHeadings(html: string, headings: Readonly<Record<string, string>>): string {
  const known = escapeMarkup(JSON.stringify(headings));
  return html.replace(/<h1\b([^>]*)><\/h1>/, `<h1$1 id="heading" data-headings="${known}"></h1>`);
}

/** The day of the build gives way to that of the visit, in the same words. */
function withToday(html: string): string {
  const day = `>${formatDisplayDate(new Date())}</output>`;
  return html.replace(day, ` data-months="${MONTHS.join(' ')}"${day}`);
}
