import { readFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';
import type { PageFiles } from './built-files.ts';

/** Compiles and minifies TypeScript without imports to an inline script. */
async function inlineScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return (await minify(file, code.replace(/^export \{\};?$/m, ''))).code.trim();
}

/** Starts either application. */
export const BOOT_SCRIPT = await inlineScript('src/shared/start/boot.ts');

/** For the admin's documents: colour scheme, heading and date. */
export const COLOUR_SCHEME = await inlineScript('src/admin/app/start/colour-scheme.ts');
export const PRERENDERED_HEADING = await inlineScript('src/admin/app/start/prerendered-heading.ts');

/** React's root in index.html and admin.html. */
export const ROOT = '<div id="root"></div>';

/** Removes Vite's script and preload tags. */
export function withoutLoading(template: string): string {
  if (!template.includes(ROOT)) throw new Error(`A document has no ${ROOT} for its application`);
  return template
    .replace(/\n *<script type="module"[^>]*><\/script>/, '')
    .replace(/\n *<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
}

/** Lists an application's files without loading them, and adds the boot script. */
export function startMarkup({ styles, scripts }: PageFiles): string[] {
  return [
    // Vite's preload helper takes these as loaded; browsers do not fetch disabled sheets.
    ...styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<script type="application/json" id="app-files">${JSON.stringify(scripts)}</script>`,
    `<script>${BOOT_SCRIPT}</script>`,
  ];
}
