import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ADMIN_DOCUMENTS } from '../../hosting/admin-documents.ts';
import { formatDisplayDate, MONTHS } from '../../src/shared/time/display-date.ts';
import {
  chunksOf,
  filesOf,
  findChunk,
  withImports,
  type PageFiles,
} from '../prerender/built-files.ts';
import { bundleForNode } from '../prerender/ssr-bundle.ts';
import { escapeMarkup } from '../prerender/markup.ts';
import {
  COLOUR_SCHEME,
  PRERENDERED_HEADING,
  ROOT,
  startMarkup,
  withoutLoading,
} from '../prerender/inline-scripts.ts';
import type * as Entry from './entry.tsx';
import type { RenderedPage } from './entry.tsx';

interface Options {
  outDir: string;
  adminBuild: Rolldown.RolldownOutput;
  contentPlugin: Plugin;
}

/** Prerenders the admin's documents, which are readable and typeable before scripts load. */
export async function prerenderAdmin({
  outDir,
  adminBuild,
  contentPlugin,
}: Options): Promise<void> {
  const template = readFileSync(join(outDir, ADMIN_DOCUMENTS.front), 'utf8');
  const { render, pages, headings } = await loadAdminBundle(contentPlugin);
  const chunks = chunksOf(adminBuild);
  const entry = findChunk(chunks, (chunk) => chunk.isEntry, 'the admin’s entry');
  const files = filesOf(adminBuild, withImports(entry, chunks));
  for (const name of Object.keys(ADMIN_DOCUMENTS) as (keyof typeof ADMIN_DOCUMENTS)[]) {
    const page = await render(pages[name]);
    const document = adminPage(template, page, { name, files, headings });
    writeFileSync(join(outDir, ADMIN_DOCUMENTS[name]), document);
  }
}

/** Bundles packages too: some of their modules only bundlers can resolve. */
export function loadAdminBundle(contentPlugin: Plugin): Promise<typeof Entry> {
  return bundleForNode('build/admin/entry.tsx', {
    plugins: [contentPlugin],
    ssr: { noExternal: true },
  });
}

interface AdminPage {
  /** Key of ADMIN_DOCUMENTS. */
  name: string;
  files: PageFiles;
  headings: Readonly<Record<string, string>>;
}

const BAND =
  'role="alert" style="position:fixed;inset:auto 0 0;z-index:2000;margin:0;padding:1rem;background:#7a1f1f;color:#fff;font:1rem/1.5 sans-serif"';
const NO_SCRIPT = `<noscript><p ${BAND}>The admin needs JavaScript. Please turn it on and load this page again.</p></noscript>`;
/** Shown when scripts fail to load, or React fails to render. */
const START_FAILED = `<p id="start-failed" ${BAND} hidden>The admin could not start. Check your connection, then <a href="" style="color:inherit">load this page again</a>.</p>`;
const EMPTY_HEADING = '<style>h1:empty::before{content:"\\a0"}</style>';

/** The built admin.html with the prerendered markup; scripts are listed, not loaded. */
function adminPage(
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
        `<div id="root" data-page="${name}">${page}</div><script>${PRERENDERED_HEADING}</script>${START_FAILED}${NO_SCRIPT}`,
    );
}

/** Headings by address, for the inline script (src/admin/app/start/prerendered-heading.ts). */
function withHeadings(html: string, headings: Readonly<Record<string, string>>): string {
  const known = escapeMarkup(JSON.stringify(headings));
  return html.replace(/<h1\b([^>]*)><\/h1>/, `<h1$1 id="heading" data-headings="${known}"></h1>`);
}

/** Lets the inline script replace the day of the build by today. */
function withToday(html: string): string {
  const day = `>${formatDisplayDate(new Date())}</output>`;
  return html.replace(day, ` data-months="${MONTHS.join(' ')}"${day}`);
}
