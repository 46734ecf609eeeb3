import { TOTP, Secret } from 'otpauth';
import { afterAll, expect, it } from 'vitest';
import { PASSWORD, startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

interface Answer {
  status: number;
  body: {
    id?: string;
    access_token?: string;
    user?: { factors?: { id: string; status: string }[] };
    totp?: { secret: string };
  };
}

async function call(method: string, path: string, token?: string, body?: object): Promise<Answer> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const answer = await project.as('visitor', method, path, {
    headers,
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Answer['body'] };
}

const signIn = async (email = 'owner@example.com') => {
  const credentials = { email, password: PASSWORD };
  return (await call('POST', '/auth/v1/token?grant_type=password', undefined, credentials)).body;
};

async function confirm(factor: string, token: string, secret: string) {
  const { body } = await call('POST', `/auth/v1/factors/${factor}/challenge`, token, {});
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return call('POST', `/auth/v1/factors/${factor}/verify`, token, { challenge_id: body.id, code });
}

/** Calls a database function with a token. */
async function ask(token: string, name: string, values?: object): Promise<unknown> {
  return (await project.call({ token }, name, values)).json();
}

/** Sets up a second factor, then signs in with the password alone. */
async function guard(email: string) {
  const { access_token: enrolling = '' } = await signIn(email);
  const enrolled = await call('POST', '/auth/v1/factors', enrolling, { factor_type: 'totp' });
  const { id = '', totp } = enrolled.body;
  const { body } = await confirm(id, enrolling, totp?.secret ?? '');
  return { aal2: body.access_token ?? '', aal1: (await signIn(email)).access_token ?? '' };
}

const refusal = (message: RegExp) => ({ message: expect.stringMatching(message) as string });
const role = (token: string) => ask(token, 'staff_role');

it('a second factor counts from its first code on: the password alone is then nobody, for reading, writing and the account', async () => {
  const { access_token: enrolling = '' } = await signIn();
  const enrolled = await call('POST', '/auth/v1/factors', enrolling, { factor_type: 'totp' });
  const factor = enrolled.body.id ?? '';
  const { secret = '' } = enrolled.body.totp ?? {};
  expect(await role((await signIn()).access_token ?? '')).toBe('owner');

  const confirmed = await confirm(factor, enrolling, secret);
  expect(confirmed.body.user?.factors).toMatchObject([{ id: factor, status: 'verified' }]);
  const aal2 = confirmed.body.access_token ?? '';
  expect(await role(aal2)).toBe('owner');
  expect(await role(project.tokens.owner), 'a session from before has ended').not.toBe('owner');

  const aal1 = await signIn();
  const token = aal1.access_token ?? '';
  expect(await role(token)).toBeNull();
  expect((await call('PUT', '/auth/v1/user', token, { password: 'stolen password' })).status).toBe(
    401,
  );
  const encoded = await call('PUT', '/auth/v1/%75ser', token, { password: 'stolen password' });
  expect(encoded.status, 'an encoded letter is no way around').toBe(401);
  expect(await role((await confirm(factor, token, secret)).body.access_token ?? '')).toBe('owner');

  expect((await call('DELETE', `/auth/v1/factors/${factor}`, aal2)).status).toBe(200);
  expect(await role((await signIn()).access_token ?? '')).toBe('owner');
});

it('a recovery code takes the second factor away once, with the password; wrong ones are counted and limited', async () => {
  const refused = refusal(/after signing in with/);
  expect(await ask(project.tokens.editor, 'make_recovery_codes')).toMatchObject(refused);
  const { aal2, aal1 } = await guard('editor@example.com');
  expect(await ask(aal1, 'make_recovery_codes')).toMatchObject(refused);
  const first = (await ask(aal2, 'make_recovery_codes')) as string[];
  const codes = (await ask(aal2, 'make_recovery_codes')) as string[];
  expect(new Set([...first, ...codes]).size).toBe(20);
  expect(codes.every((code) => /^([0-9a-f]{4}-){3}[0-9a-f]{4}$/.test(code))).toBe(true);
  const kept = await project.sql('select * from private.recovery_codes');
  for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code);

  const use = (code = '', token = aal1) => ask(token, 'use_recovery_code', { code });
  expect(await use(codes[0], project.tokens.author), 'of somebody else').toBe('wrong');
  expect(await use(first[0]), 'ended by new ones').toBe('wrong');
  expect(await role(aal1)).toBeNull();
  expect(await use(codes[0]?.toUpperCase().replaceAll('-', ' '))).toBe('accepted');
  expect(await role(aal1)).toBe('editor');
  expect(await role(aal2), 'the lost phone may have a session').toBeNull();
  expect(await ask(aal1, 'second_factor_status')).toMatchObject({ codes: 9, removed_by: null });
  expect(await ask(aal1, 'dismiss_removed_factor')).toBe(true);
  expect(await ask(aal1, 'second_factor_status')).toMatchObject({ removed_at: null });

  const again = (await guard('editor@example.com')).aal1;
  const answers = [];
  for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await use(codes[0], again));
  expect(answers, 'works once').toEqual([...Array<string>(5).fill('wrong'), 'too many']);
  expect(await use(codes[1], again)).toBe('too many');
  await project.sql(
    `update private.recovery_attempts set attempted_at = now() - interval '16 minutes'`,
  );
  expect(await use(codes[1], again)).toBe('accepted');
});

it('an owner resets a member’s second factor, who is notified by whom, and never his own', async () => {
  const { owner, editor } = project.users;
  const { aal2, aal1 } = await guard('author@example.com');
  const [code] = (await ask(aal2, 'make_recovery_codes')) as string[];
  const asOwner = (await signIn()).access_token ?? '';
  const reset = (member: string, token = asOwner) => ask(token, 'reset_second_factor', { member });

  expect(await ask(aal2, 'members_with_second_factor')).toEqual([]);
  expect(await ask(asOwner, 'members_with_second_factor')).toEqual([project.users.author]);
  expect(await reset(owner, aal2)).toMatchObject(refusal(/Only an owner/));
  expect(await reset(owner)).toMatchObject(refusal(/^Your own second factor/));
  expect(await reset(editor)).toMatchObject(refusal(/has no second factor/));
  expect(await reset(project.users.stranger)).toMatchObject(refusal(/no member any more/));
  expect(await role(aal1)).toBeNull();
  expect(await reset(project.users.author)).toBe(true);

  expect(await role(aal2), 'every session ends').toBeNull();
  const { access_token: anew = '' } = await signIn('author@example.com');
  expect(await role(anew)).toBe('author');
  expect(await ask(anew, 'second_factor_status')).toMatchObject({
    codes: 0,
    removed_by: 'owner@example.com',
  });
  expect(await ask(anew, 'use_recovery_code', { code })).toBe('wrong');
  const { entries } = (await ask(asOwner, 'activity')) as { entries: object[] };
  expect(entries[0]).toMatchObject({
    who: 'owner@example.com',
    what: 'factor reset',
    title: 'author@example.com',
  });
  expect(entries).toContainEqual(
    expect.objectContaining({ who: 'editor@example.com', what: 'recovered' }),
  );
});
