import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, PreviewServer } from 'vite';
import { headersOf } from '../../hosting/header-rules.ts';
import { readHeadersFile } from '../../hosting/headers-file.ts';

/**
 * Sends the headers of the build's own `_headers` file in `vite preview`, as a static host does, so that what is
 * tested is what is served.
 */
export function previewHeaders(): Plugin {
  return { name: 'preview-headers', configurePreviewServer: sendHeaders };
}

function sendHeaders(server: PreviewServer): void {
  const file = resolve(server.config.build.outDir, '_headers');
  const rules = existsSync(file) ? readHeadersFile(readFileSync(file, 'utf8')) : [];
  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(headersOf(pathname, rules))) {
      response.setHeader(name, value);
    }
    next();
  });
}
