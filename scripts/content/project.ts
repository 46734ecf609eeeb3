import { isSecretKey, loadSettings } from '../../supabase/env.ts';
import { startBackend } from '../../supabase/local/backend.ts';
import { LOOPBACK_HOST } from '../../supabase/local/loopback.ts';
import { localDataDir } from '../../supabase/local/vite-plugin.ts';
import { UserError } from '../../supabase/user-error.ts';
import { withoutFinalSlashes } from '../../src/shared/without-final-slashes.ts';

/** A Supabase project, accessed past every policy. */
export interface Project {
  /** Its name in messages. */
  name: string;
  url: string;
  /** Of the role service_role. */
  key: string;
  /** The prefix of `/storage/v1/…` in its rows; empty where pages and pictures share an origin. */
  pictureOrigin: string;
  fetch: typeof fetch;
  close(): Promise<void>;
}

/** A request may carry 5 MB over a slow line. */
const TIMEOUT_MS = 60_000;

/**
 * The hosted project of VITE_SUPABASE_URL (environment or .env), or the embedded one of this folder. The secret key
 * comes from the environment alone, so that no file holds it.
 */
export async function openProject({ embedded }: { embedded: boolean }): Promise<Project> {
  const url = hostedAddress();
  return embedded || !url ? openEmbedded() : hostedProject(url, process.env.SUPABASE_SECRET_KEY);
}

export const hostedAddress = (): string | undefined => loadSettings().VITE_SUPABASE_URL;

/** Throws a UserError for an invalid address or key. */
export function hostedProject(address: string, secretKey: string | undefined): Project {
  if (!URL.canParse(address)) {
    throw new UserError(`VITE_SUPABASE_URL is "${address}", which is not an address.`);
  }
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK_HOST.test(hostname))) {
    throw new UserError(
      `VITE_SUPABASE_URL is "${address}": the secret key is sent over https alone, or to this machine.`,
    );
  }
  const key = secretKey?.trim() ?? '';
  if (!isSecretKey(key)) {
    throw new UserError(
      `${key ? 'SUPABASE_SECRET_KEY is not a secret key' : 'SUPABASE_SECRET_KEY is not set'}: give the project's secret key (sb_secret_…, dashboard, API Keys) in the environment of this command, or say --embedded.`,
    );
  }
  const url = withoutFinalSlashes(address);
  return { name: url, url, key, pictureOrigin: url, fetch, close: async () => undefined };
}

async function openEmbedded(): Promise<Project> {
  const dataDir = localDataDir();
  const backend = await startBackend({
    dataDir,
    withSeed: process.env.SUPABASE_LOCAL_SEED !== 'off',
  });
  return {
    name: `the embedded database in ${dataDir}`,
    url: 'http://localhost',
    key: backend.secretKey,
    pictureOrigin: '',
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    close: () => backend.close(),
  };
}

/** A request with the project's secret key. Throws a UserError when nothing answers. */
export async function ask(
  project: Project,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  // A secret key of the new kind is no JWT: it belongs in `apikey` alone (Supabase, "API keys").
  const headers = new Headers(init.headers);
  headers.set('apikey', project.key);
  if (project.key.startsWith('eyJ')) headers.set('authorization', `Bearer ${project.key}`);
  return send(project, path, { ...init, headers });
}

/** A request without a key, for addresses that foreign texts name. */
export function askPublicly(project: Project, path: string, method = 'GET'): Promise<Response> {
  return send(project, path, { method });
}

async function send(project: Project, path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    const response = await project.fetch(project.url + path, {
      ...init,
      // A redirect could send the key to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Read here, because a connection can break in the middle of an answer.
    const body = await response.arrayBuffer();
    answer = new Response(body.byteLength > 0 ? body : null, response);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    throw new UserError(
      `${project.name} did not answer (${cause?.message || message}). What has been done so far is kept: run the command again.`,
    );
  }
  const type = answer.headers.get('content-type') ?? '';
  if (path.startsWith('/rest/') && answer.body && !/[/+]json\b/.test(type)) {
    throw new UserError(
      `${project.name} answered ${answer.status} with ${type || 'something'}, which is no answer of a Supabase project. Is VITE_SUPABASE_URL its address alone, such as https://abcdefgh.supabase.co, and the project awake?`,
    );
  }
  return answer;
}
