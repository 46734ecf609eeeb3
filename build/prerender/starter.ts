import { readFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';

/** A script of a few lines for the head or the end of a page: TypeScript without imports, made small. */
async function inlineScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return (await minify(file, code.replace(/^export \{\};?$/m, ''))).code.trim();
}

/** Starts the application of a page, visitors' or staff's. */
export const STARTER = await inlineScript('src/shared/start/starter.ts');

/** A file of its own, because the admin's policy allows no inline script. */
export const ADMIN_STARTER = `${await inlineScript('src/admin/app/start/first-look.ts')}\n${STARTER}`;
