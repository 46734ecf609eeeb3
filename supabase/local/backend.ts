import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { DATA_FILES, prepareDataFolder, refusalOfFullDisk } from './data-folder.ts';
import { UserError } from '../user-error.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { makeFactorTables } from './factor-tables.ts';
import { fileStorage } from './file-storage.ts';
import { LOCAL_PUBLISHABLE_KEY, readOrMakeSecrets } from './keys.ts';
import { withDatabaseRefusals, refuseOddParameters } from './hosted-refusals.ts';
import { readConfig, migrate, seed } from './supabase-folder.ts';
import { copyEmptyCluster } from './empty-cluster.ts';
import { connectWebhooks } from './database-webhooks.ts';
import { actingAsLocalStaff, LOCAL_STAFF, refusalOfLocalPassword } from './local-staff.ts';
import { isFromLoopback, type Incoming } from './loopback.ts';
import { Mailbox, withPageLinks } from './mail.ts';
import { normalizeRequest } from './normalize-request.ts';
import { refusalOf, withOwnOriginOnly } from './request-guard.ts';
import { refusalOfSignUp } from './sign-up-hook.ts';
import { withSecondFactors } from './second-factor-routes.ts';
import { quietTerminal, withoutErrorOutput } from './quiet-terminal.ts';

export interface Backend {
  /** Handles /rest/v1, /auth/v1 and /storage/v1; requests from another machine need a session. */
  fetch(request: Request, connection?: { incoming: Incoming }): Promise<Response>;
  /** As the database's owner: for type generation, seeds and tests. */
  database: PGlite;
  /** Mails that a hosted project would have sent. */
  mailbox: Mailbox;
  /** Of the role service_role. */
  secretKey: string;
  close(): Promise<void>;
}

export interface BackendOptions {
  /** Holds the database and the buckets' files; created when missing. */
  dataDir: string;
  /** Loads sample posts and the local staff user. */
  withSeed: boolean;
  /** Treats the admin as signed in as the seeded member of staff; by default with a seed. */
  openAdmin?: boolean;
  /** Skips the hook that refuses strangers, to test what an account without a role may do. */
  allowSignUp?: boolean;
  /** Origins of other pages that may use the backend from a browser. */
  allowedOrigins?: readonly string[];
}

/**
 * Starts the embedded Supabase in this process: Postgres (PGlite) behind the REST, auth and storage APIs, fully
 * migrated. Throws a UserError when the data folder is unusable or in use.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  prepareDataFolder(options.dataDir);
  const unlock = await lockDataFolder(options.dataDir);
  try {
    return await openBackend(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openBackend(
  {
    dataDir,
    withSeed,
    openAdmin = withSeed,
    allowSignUp = false,
    allowedOrigins = [],
  }: BackendOptions,
  unlock: () => void,
): Promise<Backend> {
  // Read when the package is imported.
  process.env.EXPERIMENTAL_STORAGE = '1';
  process.env.LITE_TELEMETRY = '0';
  quietTerminal();
  const [{ App }, { createPgliteConnection }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
  ]);

  const { jwtSecret, secretKey } = readOrMakeSecrets(dataDir);
  const config = readConfig();
  const cluster = join(dataDir, DATA_FILES.cluster);
  await copyEmptyCluster(cluster, createPgliteConnection);
  const connection = await createPgliteConnection({ url: cluster });
  const mailbox = new Mailbox();
  /** For the links of mails: the origin of the newest request. */
  let reachedAt = config.auth.site_url;
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
    options: {
      drivers: {
        email: {
          send: ({ text = '', ...mail }) =>
            mailbox.send({ ...mail, text: withPageLinks(text, reachedAt) }),
        },
      },
      server: { admin: false, disableStudio: true },
    },
  });
  app._storageAdapter = fileStorage(join(dataDir, DATA_FILES.files), connection.driver);
  await withoutErrorOutput(async () => {
    await app.init();
    await app.ensureSystemSchema();
  }).catch((error: unknown) => {
    throw new UserError(
      `The database in ${dataDir} cannot be opened (${String(error)}). \`npm run db:reset\` replaces it by a fresh one.`,
    );
  });
  refuseOddParameters(connection.driver);
  await makeFactorTables(connection.driver);
  await migrate(connection.driver);
  await connectWebhooks(connection.driver, mailbox, {
    to: LOCAL_STAFF.email,
    siteUrl: () => reachedAt,
  });

  const auth = withSecondFactors(connection.driver, jwtSecret, (request) => app.fetch(request));
  const serve = async (request: Request): Promise<Response> => {
    reachedAt = new URL(request.url).origin;
    const refusal =
      refusalOfFullDisk(request, dataDir) ??
      (allowSignUp ? undefined : await refusalOfSignUp(request, connection.driver));
    if (refusal) return refusal;
    return withDatabaseRefusals(auth(request));
  };
  const serveAdmin = openAdmin ? actingAsLocalStaff(serve) : serve;
  const answer = async (asked: Request, isLocal: boolean): Promise<Response> => {
    const { request, refusal } = await normalizeRequest(asked);
    if (refusal) return refusal;
    return (
      refusalOf(request, { secretKey, allowedOrigins }) ??
      (isLocal ? serveAdmin(request) : ((await refusalOfLocalPassword(request)) ?? serve(request)))
    );
  };

  const backend: Backend = {
    fetch: async (request, connection) => {
      const isLocal = !connection || isFromLoopback(connection.incoming);
      return withOwnOriginOnly(request, await answer(request, isLocal), allowedOrigins);
    },
    database: connection.driver,
    mailbox,
    secretKey,
    close: async () => {
      await connection.close();
      unlock();
    },
  };
  if (withSeed) await seed(backend);
  return backend;
}
