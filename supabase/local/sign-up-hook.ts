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
 * the package knows no hooks. It is asked for addresses with an account too, so that nobody learns which these are.
 */
export async function refusalOfSignUp(
  request: Request,
  database: PGlite,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'POST' || !MAKES_ACCOUNTS.test(pathname)) return undefined;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  const { email = '', data = {} }: SignUp = typeof body === 'object' && body ? body : {};
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
