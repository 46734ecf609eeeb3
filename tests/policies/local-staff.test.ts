import { afterAll, describe, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { ADMIN_CLIENT, LOCAL_STAFF } from '../../supabase/local/local-staff.ts';
import { aPost } from '../support/posts.ts';
import { startMigratedBackend } from './migrated-folder.ts';

const backend = await startMigratedBackend({ withSeed: true });
afterAll(() => backend.close());

async function create(headers: Record<string, string>): Promise<number> {
  const request = new Request('http://localhost/rest/v1/blog_posts', {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(aPost()),
  });
  return (await backend.fetch(request)).status;
}

const ADMIN = { 'x-client-info': ADMIN_CLIENT };

describe('on the machine of its developer', () => {
  it('the admin writes without a login', async () => {
    expect(await create(ADMIN)).toBe(201);
    expect(await create({ ...ADMIN, authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}` })).toBe(201);
  });

  it('a visitor’s page, which has the same key, does not', async () => {
    expect(await create({})).toBe(401);
  });

  it('a session that is wrong stays wrong, and a foreign key opens nothing', async () => {
    expect(await create({ ...ADMIN, authorization: 'Bearer guessed' })).toBe(401);
    expect(await create({ ...ADMIN, apikey: 'sb_publishable_guessed' })).toBe(401);
  });
});

it('without that member of staff the admin has a visitor’s rights', async () => {
  // One owner of several: the last one cannot be removed.
  await backend.database.exec(`
    insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000002', 'other@example.com');
    insert into public.staff (user_id) values ('00000000-0000-4000-8000-000000000002');`);
  await backend.database.query('delete from auth.users where email = $1', [LOCAL_STAFF.email]);
  expect(await create(ADMIN)).not.toBe(201);
});
