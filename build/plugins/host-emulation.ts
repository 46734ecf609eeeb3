import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve, join, sep } from 'node:path';
import type { Connect, Plugin, PreviewServer } from 'vite';
import { ADMIN_DOCUMENTS, adminDocument } from '../../hosting/admin-documents.ts';
import { isAdminPath } from '../../hosting/admin-path.ts';
import { headersOf } from '../../hosting/header-rules.ts';
import { readHeadersFile } from '../../hosting/headers-file.ts';
import { readMovedLines } from '../../hosting/redirects-file.ts';
import { answerTo, pageFile } from '../../hosting/page-files.ts';
import { readablePath } from '../../src/shared/formats/readable-path.ts';

const rewrite =
  (documentOf: (pathname: string) => string): Connect.NextHandleFunction =>
  (request, _response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (isAdminPath(pathname) && !pathname.includes('.'))
      request.url = documentOf(pathname) + search;
    next();
  };

/** Rewrites /admin and below to the admin's documents, as hosts do. */
export function adminEntry(): Plugin {
  return {
    name: 'admin-entry',
    configureServer: (server) => void server.middlewares.use(rewrite(() => ADMIN_DOCUMENTS.front)),
    configurePreviewServer: (server) => void server.middlewares.use(rewrite(adminDocument)),
  };
}

/** Applies the build's `_headers` file in `vite preview`, as hosts do. */
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

/** Makes `vite preview` respond like a static host, with its status codes. */
export function staticPages(): Plugin {
  return { name: 'static-pages', configurePreviewServer: servePages };
}

function servePages(server: PreviewServer): void {
  const root = resolve(server.config.build.outDir);
  if (!existsSync(join(root, pageFile('/')))) {
    console.error(
      `There is no build in ${server.config.build.outDir}: run \`npm run build\` first.`,
    );
    process.exit(1);
  }
  const isFile = (path: string): boolean => {
    const file = join(root, path);
    return file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile();
  };
  const redirects = join(root, '_redirects');
  const moved = readMovedLines(existsSync(redirects) ? readFileSync(redirects, 'utf8') : '');
  server.middlewares.use((request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const path = readablePath(pathname);
    if (!['GET', 'HEAD'].includes(request.method ?? '') || isFile(path)) return next();
    // In the raw path: an encoded slash is part of a name.
    if (pathname.endsWith('/') && isFile(pageFile(path.slice(0, -1)))) {
      response.writeHead(308, { Location: pathname.slice(0, -1) + search }).end();
      return;
    }
    const led = moved.get(pathname);
    if (led && !isFile(pageFile(path))) {
      response.writeHead(led.status, { Location: led.to + search }).end();
      return;
    }
    const { file, status } = answerTo(path, isFile);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : readFileSync(join(root, file)));
  });
}
