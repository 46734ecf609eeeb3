import { relative, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { PreviewServer, Plugin, ViteDevServer } from 'vite';
import { startBackend } from './backend.ts';
import { LOCAL_STAFF } from './local-staff.ts';
import { isFromLoopback } from './loopback.ts';
import { MAIL_PAGE_HEADERS, MAIL_PATH, mailPage } from './mail.ts';
import { UserError } from '../user-error.ts';

const API_PREFIXES = ['/rest/v1', '/auth/v1', '/storage/v1'];

/** Uploads never run as documents on the site's own origin. */
const API_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** supabase/.temp, or SUPABASE_LOCAL_DIR, by which tests leave a developer's data alone. */
export function localDataDir(): string {
  return resolve(process.env.SUPABASE_LOCAL_DIR || 'supabase/.temp');
}

/** Vite's defaults, which a custom list replaces. */
const VITE_DENIES = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

const EXPOSED = `  Your network can reach this server. ${MAIL_PATH}, the admin without a login and the password above
  answer this machine alone; for another one, set a password of your own at /admin/account first.
`;

/** Serves the Supabase API in Vite's development and preview servers, on the page's own origin. */
export function embeddedSupabase(): Plugin {
  return {
    name: 'embedded-supabase',
    config: () => ({
      // Vite's own CORS would allow every port of localhost, and override the allowed origins.
      server: { cors: false, fs: { deny: [...VITE_DENIES, `${localDataDir()}/**`] } },
      preview: { cors: false },
    }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

/** A restart by a changed configuration opens the new server before it closes the old one. */
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
  const listener = getRequestListener(backend.fetch);
  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === MAIL_PATH) {
      const isLocal = isFromLoopback(request);
      const page = isLocal ? mailPage(backend.mailbox.mails) : 'Only this machine shows its mail.';
      response.writeHead(isLocal ? 200 : 403, MAIL_PAGE_HEADERS).end(page);
      return;
    }
    if (!API_PREFIXES.some((prefix) => pathname.startsWith(`${prefix}/`))) return next();
    for (const [name, value] of Object.entries(API_HEADERS)) response.setHeader(name, value);
    listener(request, response).catch(next);
  });
  server.httpServer?.once('close', () => void close());
  server.printUrls = () => printWelcome(server, options);
}

function printWelcome(
  { resolvedUrls, config }: ViteDevServer | PreviewServer,
  { dataDir, withSeed, openAdmin }: { dataDir: string; withSeed: boolean; openAdmin: boolean },
): void {
  const { local = [], network = [] } = resolvedUrls ?? {};
  const origin = local[0]?.replace(/\/$/, '') ?? '';
  const login = withSeed
    ? `${LOCAL_STAFF.email}, password ${LOCAL_STAFF.password}`
    : 'none (no seed)';
  console.log(
    [
      '',
      `  Website      ${[`${origin}/`, ...network].join('  ')}`,
      `  Admin        ${origin}/admin`,
      `  Mail         ${origin}${MAIL_PATH}`,
      `  Staff login  ${login}${openAdmin ? ' (not needed on this machine)' : ''}`,
      `  Data         ${relative(process.cwd(), dataDir) || dataDir}`,
      '',
    ].join('\n'),
  );
  if (network.length > 0) config.logger.warn(EXPOSED);
}
