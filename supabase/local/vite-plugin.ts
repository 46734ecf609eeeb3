import { relative, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { PreviewServer, Plugin, ViteDevServer } from 'vite';
import { startBackend } from './backend.ts';
import { LOCAL_PUBLISHABLE_KEY } from './keys.ts';
import { LOCAL_STAFF } from './local-staff.ts';
import { MAIL_PAGE_HEADERS, MAIL_PATH, mailPage } from './mail.ts';
import { UserError } from '../user-error.ts';

const API_PREFIXES = ['/rest/v1', '/auth/v1', '/storage/v1'];

/** An uploaded file is a picture or nothing: never a document that runs on the site's own origin. */
const API_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** The folder of the embedded database: supabase/.temp, or SUPABASE_LOCAL_DIR so that tests leave a developer's data alone. */
export function localDataDir(): string {
  return resolve(process.env.SUPABASE_LOCAL_DIR || 'supabase/.temp');
}

/** Vite's own list, which a list of ours takes the place of. */
const VITE_DENIES = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** Serves the Supabase API from inside Vite's development and preview servers, on the page's own origin. */
export function embeddedSupabase(): Plugin {
  return {
    name: 'embedded-supabase',
    config: () => ({
      define: { 'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(LOCAL_PUBLISHABLE_KEY) },
      // Vite would answer for the backend: yes to every port of localhost, no to what the setting allows elsewhere.
      server: { cors: false, fs: { deny: [...VITE_DENIES, `${localDataDir()}/**`] } },
      preview: { cors: false },
    }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

/** Vite restarts in place when its configuration changes, and opens the new server before it closes the old one. */
const thisProcess = globalThis as { closeEmbeddedSupabase?: () => Promise<void> };

async function mount(server: ViteDevServer | PreviewServer): Promise<void> {
  const dataDir = localDataDir();
  const withSeed = process.env.SUPABASE_LOCAL_SEED !== 'off';
  const allowedOrigins = (process.env.SUPABASE_LOCAL_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
  await thisProcess.closeEmbeddedSupabase?.();
  const openAdmin = withSeed && process.env.SUPABASE_LOCAL_ADMIN !== 'locked';
  const options = { dataDir, withSeed, openAdmin, allowedOrigins };
  const backend = await startBackend(options).catch((error: unknown) => {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= backend.close());
  thisProcess.closeEmbeddedSupabase = close;
  const listener = getRequestListener((request) => backend.fetch(request));
  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === MAIL_PATH) {
      response.writeHead(200, MAIL_PAGE_HEADERS).end(mailPage(backend.mailbox.mails));
      return;
    }
    if (!API_PREFIXES.some((prefix) => pathname.startsWith(`${prefix}/`))) return next();
    for (const [name, value] of Object.entries(API_HEADERS)) response.setHeader(name, value);
    listener(request, response).catch(next);
  });
  server.httpServer?.once('close', () => void close());
  server.printUrls = () => printWelcome(server, dataDir, withSeed);
}

function printWelcome(
  server: ViteDevServer | PreviewServer,
  dataDir: string,
  withSeed: boolean,
): void {
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const login = withSeed
    ? `${LOCAL_STAFF.email}, password ${LOCAL_STAFF.password} (not needed on this machine)`
    : 'none (no seed)';
  console.log(
    [
      '',
      `  Website      ${origin}/`,
      `  Admin        ${origin}/admin`,
      `  Mail         ${origin}${MAIL_PATH}`,
      `  Staff login  ${login}`,
      `  Data         ${relative(process.cwd(), dataDir) || dataDir}`,
      '',
    ].join('\n'),
  );
}
