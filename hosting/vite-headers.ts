import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, PreviewServer } from 'vite';
import { headersOf } from './header-rules.ts';
import { readHeadersFile } from './headers-file.ts';

/**
 * Sends the headers of the build's own `_headers` file in `vite preview`, as a static host does, so that what is
 * tested is what is served. PREVIEW_POLICY=off leaves the Content-Security-Policy out, for the test in which the
 * sanitiser alone must hold.
 */
export function previewHeaders(): Plugin {
  return { name: 'preview-headers', configurePreviewServer: sendHeaders };
}

function sendHeaders(server: PreviewServer): void {
  const file = resolve(server.config.build.outDir, '_headers');
  const rules = existsSync(file) ? readHeadersFile(readFileSync(file, 'utf8')) : [];
  const withPolicy = process.env.PREVIEW_POLICY !== 'off';
  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(headersOf(pathname, rules))) {
      if (withPolicy || name !== 'Content-Security-Policy') response.setHeader(name, value);
    }
    next();
  });
}
