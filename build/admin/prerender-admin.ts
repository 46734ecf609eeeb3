import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ADMIN_DOCUMENTS } from '../../hosting/admin-documents.ts';
import { ADMIN_STARTER } from '../prerender/starter.ts';
import { entryFiles } from './admin-build.ts';
import { loadAdminBundle } from './admin-bundle.ts';
import { adminPage } from './admin-page.ts';
import { inTwoSchemes } from './two-schemes.ts';

interface Options {
  outDir: string;
  adminBuild: Rolldown.RolldownOutput;
  contentPlugin: Plugin;
}

/** Writes what the admin shows first into its document, so that one can read and type before its code is here. */
export async function prerenderAdmin({
  outDir,
  adminBuild,
  contentPlugin,
}: Options): Promise<void> {
  const template = readFileSync(join(outDir, ADMIN_DOCUMENTS.front), 'utf8');
  const { render, pages, headings } = await loadAdminBundle(contentPlugin);
  const hash = createHash('sha256').update(ADMIN_STARTER).digest('base64url').slice(0, 8);
  const starter = `/admin-assets/start-${hash}.js`;
  writeFileSync(join(outDir, starter), ADMIN_STARTER);
  const files = entryFiles(adminBuild);
  for (const name of Object.keys(ADMIN_DOCUMENTS) as (keyof typeof ADMIN_DOCUMENTS)[]) {
    const page = pages[name];
    const inBoth = inTwoSchemes(await render(page, 'light'), await render(page, 'dark'));
    const document = adminPage(template, inBoth, { name, files, starter, headings });
    writeFileSync(join(outDir, ADMIN_DOCUMENTS[name]), document);
  }
}
