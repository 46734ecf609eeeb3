import type { PGlite } from '@supabase/lite/pglite';

/** Where GoTrue makes an account for an address that it does not know. */
const MAKES_ACCOUNTS = /^\/auth\/v1\/(signup|otp|magiclink)$/;

interface SignUp {
  email?: string;
  data?: object;
}

interface HookAnswer {
  error?: { http_code: number; message: string };
}

/**
 * What the hook of config.toml, "before user created", says against a new account. A hosted project asks it by itself;
 * the package knows no hooks.
 */
export async function refusalOfSignUp(
  request: Request,
  database: PGlite,
): Promise<Response | undefined> {
  // Encoded letters lead to the same place.
  const path = decodeURI(new URL(request.url).pathname);
  if (request.method !== 'POST' || !MAKES_ACCOUNTS.test(path)) return undefined;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  const { email = '', data = {} }: SignUp = typeof body === 'object' && body ? body : {};
  const { rows: known } = await database.query('select from auth.users where lower(email) = $1', [
    email.toLowerCase(),
  ]);
  if (known.length > 0) return undefined;
  const event = { user: { email, user_metadata: data } };
  const { rows } = await database.query<{ answer: HookAnswer }>(
    'select private.before_user_created($1) as answer',
    [JSON.stringify(event)],
  );
  const error = rows[0]?.answer.error;
  if (!error) return undefined;
  const { http_code, message } = error;
  return Response.json(
    { code: http_code, error_code: 'hook_refused', msg: message },
    { status: http_code },
  );
}
