import { createHmac } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import { factorsOf, type Factor } from './factor-tables.ts';
import { withBody } from './with-body.ts';

type Fetch = (request: Request) => Promise<Response>;

/** What of a token concerns second factors (GoTrue, "Authenticator Assurance Level"). */
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

/** Answers with sessions and with users, which lack their factors. */
const SESSION = /^\/auth\/v1\/(?:token|signup|verify)$/;
const USER = '/auth/v1/user';

/** Puts factors, and how sure GoTrue is of somebody, into what the package says about sessions and users. */
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
    const access_token = signedAnew(found.access_token, claims, jwtSecret);
    return withBody(response, { ...found, access_token, user: await userWithFactors(found.user) });
  };
}

/** What a token says, of "Bearer …" too; whether it says the truth has been checked before. */
export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

function signedAnew(token: string, added: Partial<Claims>, jwtSecret: string): string {
  const [header = ''] = token.split('.');
  const payload = Buffer.from(JSON.stringify({ ...claimsOf(token), ...added }));
  const signed = `${header}.${payload.toString('base64url')}`;
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}
