import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { Backend, BackendOptions } from '../../supabase/local/backend.ts';
import { LOCAL_PUBLISHABLE_KEY, type LocalSecrets } from '../../supabase/local/keys.ts';
import { startMigratedBackend } from './migrated-folder.ts';

/** Accounts; all but the first are members in the role of their name. */
const ACCOUNTS = ['stranger', 'author', 'editor', 'owner'] as const;
type Account = (typeof ACCOUNTS)[number];

export const CALLERS = ['no key', 'visitor', ...ACCOUNTS, 'service key'] as const;
export type Caller = (typeof CALLERS)[number];
/** One of them, or the holder of a token. */
export type Who = Caller | { token: string };

/** The migrated database without its seed, as locked as a hosted project, over HTTP. */
export interface LockedProject {
  url: string;
  backend: Backend;
  secrets: LocalSecrets;
  /** Ids of the accounts. */
  users: Record<Account, string>;
  tokens: Record<Account, string>;
  /** A request as a caller; a string body is JSON. */
  as(who: Who, method: string, path: string, init?: CallInit): Promise<Response>;
  /** Calls a database function. */
  call(who: Who, name: string, values?: object): Promise<Response>;
  /** As the database's owner, past every policy. */
  sql<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

interface CallInit {
  body?: string | FormData | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Sign-up is open here, unlike in config.toml, because an account alone must grant nothing. */
export async function startLockedProject(
  options: Partial<BackendOptions> = {},
): Promise<LockedProject> {
  const backend = await startMigratedBackend({ allowSignUp: true, ...options });
  const server = serve({ fetch: backend.fetch, port: 0, hostname: '127.0.0.1' });
  // Statements of tests block this process for longer than Node's default of five seconds.
  (server as Server).keepAliveTimeout = 60_000;
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const secrets = JSON.parse(
    readFileSync(join(backend.dataDir, 'secrets.json'), 'utf8'),
  ) as LocalSecrets;

  const users = {} as Record<Account, string>;
  const tokens = {} as Record<Account, string>;
  for (const account of ACCOUNTS) {
    const { id, token } = await signUp(url, {
      email: `${account}@example.com`,
      data: await anInvitation(backend),
    });
    users[account] = id;
    tokens[account] = token;
    if (account !== 'stranger') await makeMember(backend, id, account);
  }

  const as: LockedProject['as'] = (who, method, path, { body, headers } = {}) => {
    const token = typeof who === 'object' ? who.token : isAccount(who) && tokens[who];
    return fetch(url + path, {
      method,
      body,
      headers: {
        ...(who !== 'no key' && {
          apikey: who === 'service key' ? secrets.secretKey : LOCAL_PUBLISHABLE_KEY,
        }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
  };
  return {
    url,
    backend,
    secrets,
    users,
    tokens,
    as,
    call: (who, name, values = {}) =>
      as(who, 'POST', `/rest/v1/rpc/${name}`, { body: JSON.stringify(values) }),
    async sql<Row extends object>(text: string, ...values: unknown[]) {
      return (await backend.database.query<Row>(text, values)).rows;
    },
    async close() {
      server.close();
      await backend.close();
    },
  };
}

const isAccount = (caller: Caller): caller is Account =>
  ACCOUNTS.some((account) => account === caller);

/** A permanent invitation, without which no account is created. */
async function anInvitation({ database }: Backend): Promise<object> {
  const { rows } = await database.query(
    `insert into public.invitations (token_hash, role)
     values (encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 'author')
     returning token_hash as invitation`,
  );
  return rows[0] as object;
}

/** Inserts a member as the SQL editor does. */
export async function makeMember({ database }: Backend, id: string, role = 'owner'): Promise<void> {
  await database.query('insert into public.staff (user_id, role) values ($1, $2)', [id, role]);
}

export const PASSWORD = 'correct-horse-7';

interface SignedIn {
  id: string;
  token: string;
  refreshToken: string;
}

/** Creates an account through the public sign-up; `fields` are added to the request. */
export const signUp = (
  url: string,
  fields: { email: string } & Record<string, unknown>,
): Promise<SignedIn> => session(`${url}/auth/v1/signup`, fields);

export const signIn = (url: string, email: string): Promise<SignedIn> =>
  session(`${url}/auth/v1/token?grant_type=password`, { email });

async function session(address: string, fields: object): Promise<SignedIn> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD, ...fields }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { access_token, refresh_token, user } = (await response.json()) as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  return { id: user.id, token: access_token, refreshToken: refresh_token };
}
