import type { Connect, Plugin } from 'vite';
import { ADMIN_DOCUMENTS, adminDocument } from '../../hosting/admin-documents.ts';
import { isAdminPath } from '../../hosting/entries.ts';

const rewrite =
  (documentOf: (pathname: string) => string): Connect.NextHandleFunction =>
  (request, _response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (isAdminPath(pathname) && !pathname.includes('.'))
      request.url = documentOf(pathname) + search;
    next();
  };

/** Sends /admin and everything below it to the staff app's documents, as the hosts' rewrite files do. */
export function adminEntry(): Plugin {
  return {
    name: 'admin-entry',
    configureServer: (server) => void server.middlewares.use(rewrite(() => ADMIN_DOCUMENTS.front)),
    configurePreviewServer: (server) => void server.middlewares.use(rewrite(adminDocument)),
  };
}
