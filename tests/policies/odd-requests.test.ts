import { afterAll, expect, it } from 'vitest';
import { startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

const JSON_TYPE = { 'content-type': 'application/json' };

/** Requests on which the embedded backend would fail (status 500) are refused. */
it.each<[method: string, path: string, body?: unknown]>([
  ['GET', '/auth/v1/%'],
  ['GET', '/auth/v1/%c3'],
  ['POST', '/auth/v1/signup', { email: ['a@example.com'], password: 'long enough 1' }],
  ['POST', '/auth/v1/signup', { email: { a: 1 }, password: 'long enough 1' }],
  ['POST', '/auth/v1/signup', { email: 'a@example.com', password: 1 }],
  ['POST', '/auth/v1/signup', { email: 'a\0@example.com', password: 'long enough 1' }],
  ['POST', '/auth/v1/signup', { email: 'b@example.com', password: 'long enough 1', data: [1] }],
  ['POST', '/auth/v1/signup', []],
  ['POST', '/auth/v1/signup', null],
  ['POST', '/auth/v1/otp', { email: ['a@example.com'] }],
  ['POST', '/auth/v1/token?grant_type=password', { email: [], password: {} }],
  ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: {} }],
  ['POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: { a: 1 } }],
  ['GET', '/storage/v1/object/public/blog-images/blog/%00.webp'],
  ['GET', '/rest/v1/blog_posts?slug=eq.%00'],
  // Broke the connection for all later requests.
  ['PATCH', '/rest/v1/services?slug=eq.any', { features: {} }],
])('%s %s %j is refused with a reason', async (method, path, body) => {
  const answer = await project.as('editor', method, path, {
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: JSON_TYPE,
  });
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { message: string }).message).toMatch(/\w \w/);
});

/** PostgREST takes an object for its text; the embedded backend refuses it. */
it.each<[method: string, path: string, body: object]>([
  ['PATCH', '/rest/v1/services?slug=eq.any', { title: {} }],
  ['POST', '/rest/v1/rpc/invitation_offer', { token: [] }],
])('%s %s %j is no failure of the server', async (method, path, body) => {
  const answer = await project.as('editor', method, path, {
    body: JSON.stringify(body),
    headers: JSON_TYPE,
  });
  expect(answer.status).toBeLessThan(500);
});

it('finds a file by its name, however its letters are encoded', async () => {
  const paths = ['blog_posts', '%62log_posts', '%62%6c%6f%67%5fposts'];
  const answers = await Promise.all(
    paths.map((path) => project.as('visitor', 'GET', `/rest/v1/${path}?limit=1`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});
