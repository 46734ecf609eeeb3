import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ADMIN_DOCUMENTS } from '../../hosting/admin-documents.ts';
import { chunksOf, filesOf, findChunk, withImports } from '../prerender/built-files.ts';
import { bundleForNode } from '../prerender/node-bundle.ts';
import { adminPage } from './admin-page.ts';
import type * as Entry from './entry.tsx';

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
  const chunks = chunksOf(adminBuild);
  const entry = findChunk(chunks, (chunk) => chunk.isEntry, 'the admin’s entry');
  const files = filesOf(adminBuild, withImports(entry, chunks));
  for (const name of Object.keys(ADMIN_DOCUMENTS) as (keyof typeof ADMIN_DOCUMENTS)[]) {
    const page = await render(pages[name]);
    const document = adminPage(template, page, { name, files, headings });
    writeFileSync(join(outDir, ADMIN_DOCUMENTS[name]), document);
  }
}

/** The admin's first pages, for Node; the packages too, because some of their modules only bundlers can read. */
export function loadAdminBundle(contentPlugin: Plugin): Promise<typeof Entry> {
  return bundleForNode('build/admin/entry.tsx', {
    plugins: [contentPlugin],
    ssr: { noExternal: true },
  });
}
