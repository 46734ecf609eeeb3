import { Secret, TOTP } from 'otpauth';
import type { PGlite } from '@supabase/lite/pglite';
import { renderSVG } from 'uqr';
import { factorsOf, claimsOf, withFactors } from './factor-tables.ts';
import { jsonBody } from './json-body.ts';

type Fetch = (request: Request) => Promise<Response>;

interface Caller {
  id: string;
  email: string;
  session: string;
  hasShownFactor: boolean;
}

interface Call {
  database: PGlite;
  caller: Caller;
  /** Of the factor in the address. */
  id: string;
  body: Record<string, string>;
  request: Request;
  answer: Fetch;
}

const CHALLENGE_LASTS = '5 minutes';

/** GoTrue's routes for second factors, by method and path below /auth/v1/factors. */
const ROUTES: Readonly<Record<string, (call: Call) => Promise<Response>>> = {
  'POST ': enrol,
  'POST challenge': challenge,
  'POST verify': verify,
  'DELETE ': unenrol,
};

/** TOTP (RFC 6238) like GoTrue's, which the package lacks. */
export function withSecondFactors(database: PGlite, jwtSecret: string, answer: Fetch): Fetch {
  const answerWithFactors = withFactors(database, jwtSecret, answer);
  return async (request) => {
    const { pathname, origin } = new URL(request.url);
    const [, id = '', act = ''] =
      /^\/auth\/v1\/factors(?:\/([0-9a-f-]{36})(?:\/(\w+))?)?$/.exec(pathname) ?? [];
    const isChange = request.method === 'PUT' && pathname === '/auth/v1/user';
    const isOurs = isChange || pathname.startsWith('/auth/v1/factors');
    // A CORS preflight carries no token.
    if (!isOurs || request.method === 'OPTIONS') return answerWithFactors(request);

    const who = await answer(new Request(`${origin}/auth/v1/user`, { headers: request.headers }));
    if (!who.ok) return who;
    const user = (await who.json()) as { id: string; email: string };
    const caller = callerOf(user, request);
    const body = (await jsonBody(request)) as Record<string, string>;
    if (isChange) {
      const isGuarded = 'password' in body || 'email' in body;
      if (isGuarded && !(await mayChangeFactors(database, caller))) {
        return refuse(401, 'insufficient_aal', 'AAL2 session is required to change this');
      }
      return answerWithFactors(request);
    }
    const route = ROUTES[`${request.method} ${act}`];
    if (!route || (id === '') !== (route === enrol)) return new Response(null, { status: 404 });
    return route({ database, caller, id, body, request, answer: answerWithFactors });
  };
}

async function enrol({ database, caller, body }: Call): Promise<Response> {
  const { factor_type, friendly_name = '', issuer = 'localhost' } = body;
  if (factor_type !== 'totp')
    return refuse(400, 'validation_failed', 'factor_type needs to be totp');
  if (!(await mayChangeFactors(database, caller))) {
    return refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const secret = new Secret();
  const { rows } = await database.query<{ id: string }>(
    `insert into auth.mfa_factors (user_id, friendly_name, secret) values ($1, $2, $3)
     on conflict do nothing returning id`,
    [caller.id, friendly_name, secret.base32],
  );
  const [factor] = rows;
  if (!factor) return refuse(422, 'mfa_factor_name_conflict', 'This name is taken');
  const uri = new TOTP({ issuer, label: caller.email, secret }).toString();
  const totp = { qr_code: renderSVG(uri), secret: secret.base32, uri };
  return Response.json({ id: factor.id, type: 'totp', friendly_name, totp });
}

async function challenge({ database, caller, id }: Call): Promise<Response> {
  const { rows } = await database.query<{ id: string; expires_at: number }>(
    `insert into auth.mfa_challenges (factor_id)
     select id from auth.mfa_factors where id = $1 and user_id = $2
     returning id, extract(epoch from now() + interval '${CHALLENGE_LASTS}')::int as expires_at`,
    [id, caller.id],
  );
  const [made] = rows;
  return made ? Response.json({ ...made, type: 'totp' }) : noSuchFactor();
}

async function verify({ database, caller, id, body, request, answer }: Call): Promise<Response> {
  const { rows } = await database.query<{ secret: string }>(
    `select secret from auth.mfa_factors where id = $1 and user_id = $2`,
    [id, caller.id],
  );
  const [factor] = rows;
  if (!factor) return noSuchFactor();
  const taken = await database.query(
    `delete from auth.mfa_challenges
     where id::text = $1 and factor_id = $2 and created_at > now() - interval '${CHALLENGE_LASTS}'`,
    [body.challenge_id, id],
  );
  if (taken.affectedRows === 0)
    return refuse(422, 'mfa_challenge_expired', 'Challenge has expired');
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret) });
  if (totp.validate({ token: body.code ?? '' }) === null) {
    return refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  await database.transaction(async (tx) => {
    await tx.query(`update auth.mfa_factors set status = 'verified' where id = $1`, [id]);
    await tx.query(`update auth.sessions set aal = 'aal2', factor_id = $1 where id = $2`, [
      id,
      caller.session,
    ]);
    // Ends sessions without the second factor, and unfinished enrolments.
    await tx.query(`delete from auth.sessions where user_id = $1 and aal = 'aal1'`, [caller.id]);
    await tx.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
      caller.id,
    ]);
  });
  const token = await database.query<{ refresh_token: string }>(
    `select token as refresh_token from auth.refresh_tokens where session_id = $1 and not revoked`,
    [caller.session],
  );
  return answer(
    new Request(new URL('/auth/v1/token?grant_type=refresh_token', request.url), {
      method: 'POST',
      headers: { apikey: request.headers.get('apikey') ?? '', 'content-type': 'application/json' },
      body: JSON.stringify(token.rows[0]),
    }),
  );
}

async function unenrol({ database, caller, id }: Call): Promise<Response> {
  const factor = (await factorsOf(database, caller.id)).find((candidate) => candidate.id === id);
  if (!factor) return noSuchFactor();
  if (factor.status === 'verified' && !caller.hasShownFactor) {
    return refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await database.query('delete from auth.mfa_factors where id = $1', [id]);
  await database.query(
    `update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`,
    [id],
  );
  return Response.json({ id });
}

/** The password alone must not suffice to remove a second factor. */
async function mayChangeFactors(database: PGlite, caller: Caller): Promise<boolean> {
  if (caller.hasShownFactor) return true;
  const factors = await factorsOf(database, caller.id);
  return factors.every(({ status }) => status === 'unverified');
}

/** The token has been verified. */
function callerOf({ id, email }: { id: string; email: string }, { headers }: Request): Caller {
  const { session_id, aal } = claimsOf(headers.get('authorization') ?? '');
  return { id, email, session: session_id, hasShownFactor: aal === 'aal2' };
}

const noSuchFactor = () => refuse(404, 'mfa_factor_not_found', 'Factor not found');

function refuse(status: number, code: string, msg: string): Response {
  return Response.json({ code: status, error_code: code, msg }, { status });
}
