import type { PGlite } from '@supabase/lite/pglite';
import { jsonBody } from './json-body.ts';

/** GoTrue's routes that create accounts. */
const MAKES_ACCOUNTS = /^\/auth\/v1\/(signup|otp|magiclink)$/;

interface SignUp {
  email?: string;
  data?: object;
}

interface HookAnswer {
  error?: { http_code: number; message: string };
}

/**
 * The "before user created" hook of config.toml, which the package does not call. It runs for addresses with an account
 * too, so that the answer does not reveal which these are.
 */
export async function refusalOfSignUp(
  request: Request,
  database: PGlite,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'POST' || !MAKES_ACCOUNTS.test(pathname)) return undefined;
  const { email = '', data = {} }: SignUp = await jsonBody(request);
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
