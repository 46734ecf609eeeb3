import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { aPost } from '../support/posts.ts';
import { PASSWORD, signUp, startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

/** Publishes with a bearer token; the status 201 would be a hole. */
async function publishAs(token: string): Promise<number> {
  const response = await project.as('visitor', 'POST', '/rest/v1/blog_posts', {
    body: JSON.stringify(aPost()),
    headers: { authorization: `Bearer ${token}` },
  });
  return response.status;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;

/** An HS256 token (RFC 7519). */
function sign(claims: object, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

describe('a member of staff', () => {
  it('publishes with the token that sign-in gave', async () => {
    expect(await publishAs(project.tokens.editor)).toBe(201);
  });
});

const CLAIMED = {
  role: 'service_role',
  is_staff: true,
  staff: true,
  app_metadata: { role: 'service_role', is_staff: true },
  data: { role: 'service_role', is_staff: true },
  user_metadata: { role: 'service_role', is_staff: true },
};

describe('a stranger stays a stranger', () => {
  it('whatever he claims while signing up', async () => {
    const { token } = await signUp(project.url, { email: 'claimer@example.com', ...CLAIMED });
    expect(claimsOf(token)).toMatchObject({ role: 'authenticated' });
    expect(await publishAs(token)).toBe(403);
  });

  it('whatever he writes into his own account, also after signing in again', async () => {
    const { token } = await signUp(project.url, { email: 'rewriter@example.com' });
    for (const [field, value] of Object.entries(CLAIMED)) {
      await project.as('visitor', 'PUT', '/auth/v1/user', {
        body: JSON.stringify({ [field]: value }),
        headers: { authorization: `Bearer ${token}` },
      });
    }
    const response = await project.as('visitor', 'POST', '/auth/v1/token?grant_type=password', {
      body: JSON.stringify({ email: 'rewriter@example.com', password: PASSWORD }),
    });
    const session = (await response.json()) as { access_token: string };
    expect(claimsOf(session.access_token)).toMatchObject({ role: 'authenticated' });
    expect(await publishAs(session.access_token)).toBe(403);
  });

  it('with an account that a one-time code made, where sign-up is open', async () => {
    const email = 'coded@example.com';
    await project.as('visitor', 'POST', '/auth/v1/otp', {
      body: JSON.stringify({ email, create_user: true, data: CLAIMED }),
    });
    const { rows } = await project.backend.database.query<{ id: string }>(
      'select id from auth.users where email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    const claims = { ...claimsOf(project.tokens.stranger), sub: rows[0]?.id, email };
    expect(await publishAs(sign(claims, project.secrets.jwtSecret))).toBe(403);
  });

  it.each<[string, () => string]>([
    [
      'signed with a secret of his own',
      () => sign({ ...claimsOf(project.tokens.editor) }, 'a secret of his own'),
    ],
    [
      'that claims the service role, signed with a secret of his own',
      () => sign({ ...claimsOf(project.tokens.stranger), role: 'service_role' }, 'guess'),
    ],
    [
      'that says it needs no signature',
      () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claimsOf(project.tokens.editor))}.`,
    ],
    [
      'with another’s name over his own signature',
      () => {
        const [header, , signature] = project.tokens.stranger.split('.');
        return [header, encode(claimsOf(project.tokens.editor)), signature].join('.');
      },
    ],
    [
      'of staff that has run out',
      () =>
        sign(
          { ...claimsOf(project.tokens.editor), exp: Math.floor(Date.now() / 1000) - 60 },
          project.secrets.jwtSecret,
        ),
    ],
    ['that is the public key', () => LOCAL_PUBLISHABLE_KEY],
  ])('with a token %s', async (_what, token) => {
    expect(await publishAs(token())).toBe(401);
  });

  it('with a guessed secret key', async () => {
    const response = await project.as('visitor', 'POST', '/rest/v1/blog_posts', {
      body: JSON.stringify(aPost()),
      headers: { apikey: 'sb_secret_guess' },
    });
    expect(response.status).toBe(401);
  });
});
