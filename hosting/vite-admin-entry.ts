import type { Connect, Plugin } from 'vite';
import { isAdminPath } from './entries.ts';

const rewrite: Connect.NextHandleFunction = (request, _response, next) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  if (isAdminPath(pathname) && !pathname.includes('.')) request.url = `/admin.html${search}`;
  next();
};

/** Sends /admin and everything below it to admin.html, in development and in preview, as the hosts' rewrite files do. */
export function adminEntry(): Plugin {
  return {
    name: 'admin-entry',
    configureServer: (server) => void server.middlewares.use(rewrite),
    configurePreviewServer: (server) => void server.middlewares.use(rewrite),
  };
}
