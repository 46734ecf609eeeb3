import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { fileStorage } from './file-storage.ts';
import { LOCAL_PUBLISHABLE_KEY, readOrMakeSecrets } from './keys.ts';
import { readConfig } from './config.ts';
import { migrate } from './migrate.ts';
import { seed } from './seed.ts';
import { quietTerminal } from './terminal.ts';

export interface Backend {
  /** Answers a request to /rest/v1, /auth/v1 or /storage/v1. */
  fetch(request: Request): Promise<Response>;
  /** The database itself, as its owner: for type generation, seeds and tests. */
  database: PGlite;
  /** Acts as service_role. */
  secretKey: string;
  close(): Promise<void>;
}

export interface BackendOptions {
  /** Where the database and the bucket's files live; made when missing. */
  dataDir: string;
  /** Sample posts, the local staff user and the policies that let an anonymous visitor of this machine write. */
  withSeed: boolean;
}

/**
 * Starts the embedded Supabase: Postgres (PGlite) behind the REST, auth and storage APIs, in this process,
 * with every migration applied.
 */
export async function startBackend({ dataDir, withSeed }: BackendOptions): Promise<Backend> {
  mkdirSync(dataDir, { recursive: true });
  // Read by the package while it is imported (design, section 2, trap 1).
  process.env.EXPERIMENTAL_STORAGE = '1';
  process.env.LITE_TELEMETRY = '0';
  quietTerminal();
  const [{ App }, { createPgliteConnection }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
  ]);

  const { jwtSecret, secretKey } = readOrMakeSecrets(dataDir);
  const config = readConfig();
  const connection = await createPgliteConnection({ url: join(dataDir, 'db') });
  const app = new App({
    connection,
    api: config.api,
    auth: {
      ...config.auth,
      enabled: true,
      jwt_secret: jwtSecret,
      publishable_key: LOCAL_PUBLISHABLE_KEY,
      secret_key: secretKey,
    },
    storage: { ...config.storage, enabled: true },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._storageAdapter = fileStorage(join(dataDir, 'storage'));
  await app.init();
  await migrate(app, connection.driver);

  const backend: Backend = {
    fetch: (request) => app.fetch(request),
    database: connection.driver,
    secretKey,
    close: () => connection.close(),
  };
  if (withSeed) await seed(backend);
  return backend;
}
