import { readFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';
import type { PageFiles } from './built-files.ts';

/** A script of a few lines for the head or the end of a page: TypeScript without imports, made small. */
async function inlineScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return (await minify(file, code.replace(/^export \{\};?$/m, ''))).code.trim();
}

/** Starts the application of a page, visitors' or staff's. */
export const STARTER = await inlineScript('src/shared/start/starter.ts');

/** For the documents of the admin: the colour scheme, and what only the visit knows. */
export const COLOUR_SCHEME = await inlineScript('src/admin/app/start/colour-scheme.ts');
export const FIRST_LOOK = await inlineScript('src/admin/app/start/first-look.ts');

/** Where the application stands in index.html and admin.html. */
export const ROOT = '<div id="root"></div>';

/** Vite's document without the tags that load the application at once. */
export function withoutLoading(template: string): string {
  if (!template.includes(ROOT)) throw new Error(`A document has no ${ROOT} for its application`);
  return template
    .replace(/\n *<script type="module"[^>]*><\/script>/, '')
    .replace(/\n *<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
}

/** Names the files of an application without loading them, and starts it. */
export function startMarkup({ styles, scripts }: PageFiles): string[] {
  return [
    // Vite's loader takes these for loaded and does not ask for the sheets again; a browser ignores what is disabled.
    ...styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<script type="application/json" id="app-files">${JSON.stringify(scripts)}</script>`,
    `<script>${STARTER}</script>`,
  ];
}
