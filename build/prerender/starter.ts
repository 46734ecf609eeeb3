import { readFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';

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
