import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ADMIN_DOCUMENTS } from '../../hosting/admin-documents.ts';
import { entryFiles } from './admin-build.ts';
import { loadAdminBundle } from './admin-bundle.ts';
import { adminPage } from './admin-page.ts';

interface Options {
  outDir: string;
  adminBuild: Rolldown.RolldownOutput;
  contentPlugin: Plugin;
}

/** Writes what the admin shows first into its documents, so that one can read and type before its code is here. */
export async function prerenderAdmin({
  outDir,
  adminBuild,
  contentPlugin,
}: Options): Promise<void> {
  const template = readFileSync(join(outDir, ADMIN_DOCUMENTS.front), 'utf8');
  const { render, pages, headings } = await loadAdminBundle(contentPlugin);
  const files = entryFiles(adminBuild);
  for (const name of Object.keys(ADMIN_DOCUMENTS) as (keyof typeof ADMIN_DOCUMENTS)[]) {
    const page = await render(pages[name]);
    const document = adminPage(template, page, { name, files, headings });
    writeFileSync(join(outDir, ADMIN_DOCUMENTS[name]), document);
  }
}
