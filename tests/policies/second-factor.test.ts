import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, startLockedProject, type LockedProject } from './locked-project.ts';

let project: LockedProject;

beforeAll(async () => {
  project = await startLockedProject();
});
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

const signIn = async () => {
  const credentials = { email: 'owner@example.com', password: PASSWORD };
  return (await call('POST', '/auth/v1/token?grant_type=password', undefined, credentials)).body;
};

async function confirm(factor: string, token: string, secret: string) {
  const { body } = await call('POST', `/auth/v1/factors/${factor}/challenge`, token, {});
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return call('POST', `/auth/v1/factors/${factor}/verify`, token, { challenge_id: body.id, code });
}

const role = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await project.as('visitor', 'POST', '/rest/v1/rpc/staff_role', {
    headers,
    body: '{}',
  });
  return answer.json();
};

it('a second factor counts from its first code on: the password alone is then nobody, for reading, writing and the account', async () => {
  const { access_token: enrolling = '' } = await signIn();
  const enrolled = await call('POST', '/auth/v1/factors', enrolling, { factor_type: 'totp' });
  const factor = enrolled.body.id ?? '';
  const { secret = '' } = enrolled.body.totp ?? {};
  expect(await role((await signIn()).access_token ?? '')).toBe('owner');

  const confirmed = await confirm(factor, enrolling, secret);
  expect(confirmed.body.user?.factors).toMatchObject([{ id: factor, status: 'verified' }]);
  const whole = confirmed.body.access_token ?? '';
  expect(await role(whole)).toBe('owner');
  expect(await role(project.tokens.owner), 'a session from before has ended').not.toBe('owner');

  const half = await signIn();
  const token = half.access_token ?? '';
  expect(await role(token)).toBeNull();
  expect((await call('PUT', '/auth/v1/user', token, { password: 'stolen password' })).status).toBe(
    401,
  );
  const encoded = await call('PUT', '/auth/v1/%75ser', token, { password: 'stolen password' });
  expect(encoded.status, 'an encoded letter is no way around').toBe(401);
  expect(await role((await confirm(factor, token, secret)).body.access_token ?? '')).toBe('owner');

  expect((await call('DELETE', `/auth/v1/factors/${factor}`, whole)).status).toBe(200);
  expect(await role((await signIn()).access_token ?? '')).toBe('owner');
});
