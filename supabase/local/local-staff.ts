import { jsonBody } from './json-body.ts';
import { LOCAL_PUBLISHABLE_KEY } from './keys.ts';

type Fetch = (request: Request) => Promise<Response>;

/** The user of supabase/local-access.sql. */
export const LOCAL_STAFF = { email: 'staff@example.com', password: 'brightwell' };

/** The client header of the admin (src/admin/data/supabase-client.ts). */
export const ADMIN_CLIENT = 'brightwell-admin';

const RENEW_BEFORE_MS = 60_000;

/**
 * On the developer's machine the admin needs no login (docs/specification.md, 6): its requests without a session run as
 * the seeded member of staff. Visitors' pages share its public key, and so read what any visitor reads.
 */
export function actingAsLocalStaff(answer: Fetch): Fetch {
  const signIn = signInOnce(answer);
  return async (request) => {
    // Sign-out, a new password or a second factor may end this session, too.
    if (/^\/auth\/v1\/(logout|user|factors)/.test(new URL(request.url).pathname)) {
      return answer(request).finally(signIn.forget);
    }
    if (!isAdminWithoutSession(request)) return answer(request);
    const token = await signIn.freshToken();
    if (!token) return answer(request);
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${token}`);
    return answer(new Request(request, { headers }));
  };
}

/** The well-known password is refused from other machines. */
export async function refusalOfLocalPassword(request: Request): Promise<Response | undefined> {
  if (new URL(request.url).pathname !== '/auth/v1/token') return undefined;
  const { password } = (await jsonBody(request)) as { password?: unknown };
  if (password !== LOCAL_STAFF.password) return undefined;
  const msg =
    'everybody can read this password, so it works on the machine of the server alone; choose another one there, under Account';
  return Response.json({ code: 403, error_code: 'local_password', msg }, { status: 403 });
}

function isAdminWithoutSession({ url, headers }: Request): boolean {
  const authorization = headers.get('authorization');
  return (
    headers.get('x-client-info') === ADMIN_CLIENT &&
    headers.get('apikey') === LOCAL_PUBLISHABLE_KEY &&
    (authorization === null || authorization === `Bearer ${LOCAL_PUBLISHABLE_KEY}`) &&
    !new URL(url).pathname.startsWith('/auth/')
  );
}

/** Signs in when first needed, and again before the token expires. */
function signInOnce(answer: Fetch) {
  let signIn: Promise<string | undefined> | undefined;
  let renewAt = 0;
  const freshToken = () => {
    if (signIn && Date.now() < renewAt) return signIn;
    renewAt = Infinity;
    signIn = answer(
      new Request('http://localhost/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
        body: JSON.stringify(LOCAL_STAFF),
      }),
    ).then(async (response) => {
      if (!response.ok) {
        // A changed password or a removed account leaves a visitor's rights.
        renewAt = response.status < 500 ? Date.now() + RENEW_BEFORE_MS : 0;
        return undefined;
      }
      const session = (await response.json()) as { access_token: string; expires_in: number };
      renewAt = Date.now() + session.expires_in * 1000 - RENEW_BEFORE_MS;
      return session.access_token;
    });
    return signIn;
  };
  return { freshToken, forget: () => void (renewAt = 0) };
}
