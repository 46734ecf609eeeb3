import { createHmac } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import { withBody } from './json-body.ts';

/** GoTrue's tables for second factors, which the package lacks; policies read the first. */
const TABLES = `
  create table if not exists auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type text not null default 'totp' check (factor_type = 'totp'),
    status text not null default 'unverified' check (status in ('unverified', 'verified')),
    secret text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (user_id, friendly_name)
  );
  create table if not exists auth.mfa_challenges (
    id uuid primary key default gen_random_uuid(),
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null default now()
  );
`;

export async function makeFactorTables(database: PGlite): Promise<void> {
  await database.exec(TABLES);
}

interface Factor {
  id: string;
  friendly_name: string;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
}

export async function factorsOf(database: PGlite, userId: string): Promise<Factor[]> {
  const { rows } = await database.query<{ factor: Factor }>(
    `select to_jsonb(mfa_factors) - 'secret' - 'user_id' as factor
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [userId],
  );
  return rows.map(({ factor }) => factor);
}

type Fetch = (request: Request) => Promise<Response>;

/** The claims about second factors (GoTrue, "Authenticator Assurance Level"). */
interface Claims {
  sub: string;
  session_id: string;
  aal?: 'aal1' | 'aal2';
}

interface User {
  id: string;
  factors?: Factor[];
}

interface Session {
  access_token: string;
  user: User;
}

/** Routes that answer with sessions or users. */
const SESSION = /^\/auth\/v1\/(?:token|signup|verify)$/;
const USER = '/auth/v1/user';

/** Adds factors and the assurance level to the package's sessions and users. */
export function withFactors(database: PGlite, jwtSecret: string, answer: Fetch): Fetch {
  const userWithFactors = async (user: User): Promise<User> => {
    const factors = await factorsOf(database, user.id);
    return factors.length > 0 ? { ...user, factors } : user;
  };
  return async (request) => {
    const response = await answer(request);
    const { pathname } = new URL(request.url);
    const isSession = SESSION.test(pathname);
    if (response.status !== 200 || !(isSession || pathname === USER)) return response;
    const found = (await response.clone().json()) as User & Partial<Session>;
    if (!isSession) return withBody(response, await userWithFactors(found));
    if (!found.access_token || !found.user) return response;
    const { session_id } = claimsOf(found.access_token);
    const { rows } = await database.query<{ aal: Claims['aal'] }>(
      'select aal from auth.sessions where id = $1',
      [session_id],
    );
    const claims = { aal: rows[0]?.aal ?? 'aal1' } as const;
    const access_token = resigned(found.access_token, claims, jwtSecret);
    return withBody(response, { ...found, access_token, user: await userWithFactors(found.user) });
  };
}

/** Decodes a verified token, with or without "Bearer". */
export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

function resigned(token: string, added: Partial<Claims>, jwtSecret: string): string {
  const [header = ''] = token.split('.');
  const payload = Buffer.from(JSON.stringify({ ...claimsOf(token), ...added }));
  const signed = `${header}.${payload.toString('base64url')}`;
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}
