import { readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { startBackend, type Backend, type BackendOptions } from '../../supabase/local/backend.ts';
import { LOCAL_PUBLISHABLE_KEY, type LocalSecrets } from '../../supabase/local/keys.ts';
import { copyMigratedFolder } from './migrated-folder.ts';

export const CALLERS = ['no key', 'visitor', 'stranger', 'staff', 'service key'] as const;
export type Caller = (typeof CALLERS)[number];

/** The migrated database without its seed, as locked as a hosted project, behind real HTTP. */
export interface LockedProject {
  url: string;
  backend: Backend;
  secrets: LocalSecrets;
  /** Ids of the users who have signed up; only the second was made staff. */
  users: { stranger: string; staff: string };
  tokens: { stranger: string; staff: string };
  /** A request with the credentials of one of them; a string body is JSON. */
  as(caller: Caller, method: string, path: string, init?: CallInit): Promise<Response>;
  close(): Promise<void>;
}

export interface CallInit {
  body?: string | FormData | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Sign-up is open here, unlike in config.toml, because an account alone must be worth nothing. */
export async function startLockedProject(
  options: Partial<BackendOptions> = {},
): Promise<LockedProject> {
  const dataDir = copyMigratedFolder();
  const backend = await startBackend({ dataDir, withSeed: false, allowSignUp: true, ...options });
  const server = serve({ fetch: backend.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as LocalSecrets;

  const stranger = await signUp(url, { email: 'stranger@example.com' });
  const staff = await signUp(url, { email: 'staff@example.com' });
  await backend.database.query('insert into public.staff (user_id) values ($1)', [staff.id]);
  const tokens = { stranger: stranger.token, staff: staff.token };

  return {
    url,
    backend,
    secrets,
    users: { stranger: stranger.id, staff: staff.id },
    tokens,
    as: (caller, method, path, { body, headers } = {}) =>
      fetch(url + path, {
        method,
        body,
        headers: {
          ...(caller === 'no key'
            ? {}
            : { apikey: caller === 'service key' ? secrets.secretKey : LOCAL_PUBLISHABLE_KEY }),
          ...(caller === 'stranger' || caller === 'staff'
            ? { authorization: `Bearer ${tokens[caller]}` }
            : {}),
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
      }),
    async close() {
      server.close();
      await backend.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export const PASSWORD = 'correct-horse-7';

/** Makes an account through the public sign-up; `fields` go into the request beside the e-mail address. */
export async function signUp(
  url: string,
  fields: { email: string } & Record<string, unknown>,
): Promise<{ id: string; token: string }> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD, ...fields }),
  });
  if (!response.ok) throw new Error(await response.text());
  const session = (await response.json()) as { access_token: string; user: { id: string } };
  return { id: session.user.id, token: session.access_token };
}
