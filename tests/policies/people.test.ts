import { createHash, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { refusalInWords, type PostgresRefusal } from '../../src/admin/data/refusal-messages.ts';
import type { ContentType } from '../../src/schema/content-type.ts';
import { choicesFor, type SelectField } from '../../src/schema/kinds/select.ts';
import { aPost } from '../support/posts.ts';
import {
  makeMember,
  PASSWORD,
  signIn,
  signUp,
  startLockedProject,
  type LockedProject,
} from './locked-project.ts';

/** Like a hosted project: an account needs an invitation. The stranger is older. */
const project = await startLockedProject({ allowSignUp: false });
/** A project without the hook: anybody signs up. */
const open = await startLockedProject();
afterAll(() => Promise.all([project.close(), open.close()]));

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const someone = () => `${randomUUID()}@example.com`;

interface Answer {
  status: number;
  body: unknown;
}

/** Calls a database function with or without a token. */
async function call(
  where: LockedProject,
  token: string | undefined,
  name: string,
  values?: object,
): Promise<Answer> {
  const response = await where.call(token ? { token } : 'visitor', name, values);
  return { status: response.status, body: await response.json() };
}

const roleOf = async (where: LockedProject, token: string) =>
  (await call(where, token, 'staff_seen')).body;

async function invite(where: LockedProject, role = 'editor', email = ''): Promise<string> {
  const { owner } = where.tokens;
  const { body } = await call(where, owner, 'invite', { invited_role: role, invited_email: email });
  return body as string;
}

const accept = (where: LockedProject, account: string, token: string) =>
  call(where, account, 'accept_invitation', { token });

/** Signs up with an invitation, as the page of its link does. */
const signUpInvited = (where: LockedProject, token: string, email = someone()) =>
  signUp(where.url, { email, data: { invitation: hashOf(token) } });

const refused = (status: number, message: RegExp) => ({
  status,
  body: expect.objectContaining({ message: expect.stringMatching(message) as string }) as object,
});

describe('an invitation', () => {
  it('makes one account a member, in its role', async () => {
    const token = await invite(project, 'author');
    expect((await call(project, undefined, 'invitation_offer', { token })).body).toMatchObject({
      role: 'author',
      invited_by: 'owner@example.com',
    });
    const { token: account } = await signUpInvited(project, token);
    expect(await roleOf(project, account)).toBeNull();
    expect(await accept(project, account, token)).toEqual({ status: 200, body: 'author' });
    expect(await roleOf(project, account)).toBe('author');
  });

  it('makes no account with a short password, whatever the browser says', async () => {
    const invitation = hashOf(await invite(project));
    const account = { email: someone(), data: { invitation } };
    await expect(signUp(project.url, { ...account, password: 'nine char' })).rejects.toThrow(
      /at least 10 characters/,
    );
    await signUp(project.url, { ...account, password: 'ten chars!' });
  });

  it('is kept as a hash, also with the account that it made', async () => {
    const token = await invite(project);
    await signUpInvited(project, token);
    const { rows } = await project.backend.database.query(
      `select 1 from public.invitations as i where i::text like $1
       union all select 1 from auth.users as u where u::text like $1
       union all select 1 from public.staff_events as e where e::text like $1`,
      [`%${token}%`],
    );
    expect(rows).toEqual([]);
  });

  it('is over when it was used, revoked or has expired, with the reason for its holder', async () => {
    const [used, revoked, expired] = await Promise.all([
      invite(project),
      invite(project),
      invite(project),
    ]);
    const { database } = project.backend;
    const first = await signUpInvited(project, used);
    const second = await signUpInvited(project, revoked);
    expect((await accept(project, first.token, used)).status).toBe(200);
    const { rows } = await database.query<{ id: string }>(
      'select id from public.invitations where token_hash = $1',
      [hashOf(revoked)],
    );
    const withdrawal = { invitation: rows[0]?.id };
    const { owner } = project.tokens;
    expect((await call(project, owner, 'revoke_invitation', withdrawal)).status).toBe(200);
    expect((await call(project, owner, 'revoke_invitation', withdrawal)).status).toBe(409);
    await database.query(
      `update public.invitations set created_at = created_at - interval '7 days',
         expires_at = expires_at - interval '7 days' where token_hash = $1`,
      [hashOf(expired)],
    );
    for (const [token, message] of [
      [used, /has been used/],
      [revoked, /was taken back/],
      [expired, /has run out/],
      ['guessed', /does not exist/],
      [hashOf(await invite(project)), /does not exist/],
      [await invite(open), /does not exist/],
      ['', /does not exist/],
    ] as const) {
      expect(await accept(project, second.token, token), token).toEqual(refused(410, message));
      expect((await call(project, undefined, 'invitation_offer', { token })).status).toBe(410);
    }
    expect(await roleOf(project, second.token)).toBeNull();
  });

  it('makes one member when two people use one link at once', async () => {
    const token = await invite(project);
    const people = await Promise.all([
      signUpInvited(project, token),
      signUpInvited(project, token),
    ]);
    const answers = await Promise.all(people.map((one) => accept(project, one.token, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const roles = await Promise.all(people.map((one) => roleOf(project, one.token)));
    expect(roles.filter((role) => role === 'editor')).toHaveLength(1);
  });

  it('that names an address is for nobody else', async () => {
    const email = someone();
    const token = await invite(project, 'owner', email.toUpperCase());
    expect(await accept(project, project.tokens.stranger, token)).toEqual(
      refused(403, /another e-mail address than stranger@example.com/),
    );
    await expect(signUpInvited(project, token)).rejects.toThrow(/made with an invitation/);
    const { token: account } = await signUpInvited(project, token, email);
    expect((await accept(project, account, token)).body).toBe('owner');
  });

  it('changes nothing for a member, and stays open for somebody else', async () => {
    const token = await invite(project, 'owner');
    expect(await accept(project, project.tokens.author, token)).toEqual(
      refused(409, /a member already/),
    );
    expect(await roleOf(project, project.tokens.author)).toBe('author');
    expect((await accept(project, project.tokens.stranger, token)).status).toBe(200);
    await project.backend.database.query('delete from public.staff where user_id = $1', [
      project.users.stranger,
    ]);
  });

  it('is forgotten a year after it was made, with its address', async () => {
    const email = someone();
    await invite(project, 'author', email);
    const known = () => project.sql('select from public.invitations where email = $1', email);
    await project.sql(
      `update public.invitations set created_at = now() - interval '1 year', expires_at = now() - interval '1 year'
       where email = $1`,
      email,
    );
    expect(await known()).toHaveLength(1);
    await invite(project);
    expect(await known()).toEqual([]);
  });

  it('is refused in a sentence where its address is none', async () => {
    const values = { invited_role: 'editor', invited_email: 'sam@example' };
    const answer = await call(project, project.tokens.owner, 'invite', values);
    expect(answer).toEqual(refused(422, /^This is no e-mail address/));
  });

  it('is worth nothing without an account, and asks for a week at most', async () => {
    const token = await invite(project);
    expect((await call(project, undefined, 'accept_invitation', { token })).status).toBe(401);
    const long = { token_hash: hashOf('x'), role: 'owner', expires_at: '2099-01-01' };
    const response = await project.as('service key', 'POST', '/rest/v1/invitations', {
      body: JSON.stringify(long),
    });
    expect(await response.json()).toMatchObject({ code: '23514' });
  });
});

describe('an account', () => {
  it.each<[string, object]>([
    ['nothing', {}],
    ['a guess', { data: { invitation: hashOf('guess') } }],
    ['a role', { data: { role: 'owner', is_staff: true }, app_metadata: { role: 'owner' } }],
  ])('is not created for a stranger with %s', async (_what, fields) => {
    await expect(signUp(project.url, { email: someone(), ...fields })).rejects.toThrow(
      /made with an invitation/,
    );
  });

  it('is not made by a code or a link either', async () => {
    for (const path of ['otp', 'magiclink', '%6ftp', 'signup']) {
      const email = someone();
      const response = await project.as('visitor', 'POST', `/auth/v1/${path}`, {
        body: JSON.stringify({ email, create_user: true, password: PASSWORD }),
      });
      expect(response.status, path).toBe(403);
      for (const then of ['recover', 'resend', 'verify']) {
        await project.as('visitor', 'POST', `/auth/v1/${then}`, {
          body: JSON.stringify({ email, type: 'signup' }),
        });
      }
      const sql = 'select 1 from auth.users where email = $1';
      expect((await project.backend.database.query(sql, [email])).rows).toEqual([]);
    }
  });

  it('is refused in the same words for an address that has one', async () => {
    const email = someone();
    await signUp(open.url, { email });
    const answers = [];
    for (const [where, address] of [
      [project, 'owner@example.com'],
      [project, email],
    ] as const) {
      const answer = await where.as('visitor', 'POST', '/auth/v1/signup', {
        body: JSON.stringify({ email: address, password: PASSWORD }),
      });
      answers.push([answer.status, await answer.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('that somebody made before in another’s name lets him in neither before nor after', async () => {
    // The attacker signs up with the address of the person to be invited.
    const email = someone();
    const claims = { data: { role: 'owner', invitation: hashOf('guess') }, role: 'service_role' };
    const attacker = await signUp(open.url, { email, ...claims });
    const token = await invite(open, 'editor', email);
    expect(await roleOf(open, attacker.token)).toBeNull();

    // The person recovers the account by e-mail and accepts; the attacker's session is still valid.
    const { database } = open.backend;
    await database.query(
      `update auth.users as u set encrypted_password = other.encrypted_password
       from auth.users as other where other.email = 'owner@example.com' and u.id = $1`,
      [attacker.id],
    );
    const person = await signIn(open.url, email);
    expect((await accept(open, person.token, token)).status).toBe(200);

    expect(await roleOf(open, person.token)).toBe('editor');
    expect(await roleOf(open, attacker.token)).toBeNull();
    const write = await open.as('visitor', 'POST', '/rest/v1/blog_posts', {
      body: JSON.stringify(aPost()),
      headers: { authorization: `Bearer ${attacker.token}` },
    });
    expect(write.status).toBe(403);
    const refreshed = await open.as('visitor', 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: JSON.stringify({ refresh_token: attacker.refreshToken }),
    });
    expect(refreshed.ok).toBe(false);
  });
});

describe('a membership', () => {
  it('counts in its new role, and ends, with the next request', async () => {
    const { id, token } = await signUp(open.url, { email: someone() });
    await makeMember(open.backend, id, 'author');
    const path = `/rest/v1/staff?user_id=eq.${id}`;
    await open.as('owner', 'PATCH', path, { body: JSON.stringify({ role: 'editor' }) });
    expect(await roleOf(open, token)).toBe('editor');
    await open.as('owner', 'DELETE', path);
    expect(await roleOf(open, token)).toBeNull();
  });

  it('counts no longer when the session has ended, though the token lives on', async () => {
    const { id, token } = await signUp(open.url, { email: someone() });
    await makeMember(open.backend, id, 'editor');
    expect(await roleOf(open, token)).toBe('editor');
    await open.as('visitor', 'POST', '/auth/v1/logout', {
      body: '{}',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await roleOf(open, token)).toBeNull();
    expect(await roleOf(open, (await signIn(open.url, await emailOf(id))).token)).toBe('editor');
  });

  const emailOf = async (id: string) => {
    const sql = 'select email from auth.users where id = $1';
    return (await open.backend.database.query<{ email: string }>(sql, [id])).rows[0]?.email ?? '';
  };

  it('notes when the person was last seen', async () => {
    await open.sql('update public.staff set last_seen_at = null');
    await roleOf(open, open.tokens.editor);
    const response = await open.as('owner', 'GET', '/rest/v1/staff?last_seen_at=not.is.null');
    expect(await response.json()).toMatchObject([{ email: 'editor@example.com', role: 'editor' }]);
  });
});

describe('the last owner', () => {
  const ownersOf = async ({ backend }: LockedProject) =>
    (
      await backend.database.query<{ user_id: string }>(
        `select user_id from public.staff where role = 'owner'`,
      )
    ).rows.map(({ user_id }) => user_id);

  it('stays one against every caller and method', async () => {
    const { owner } = open.users;
    await open.backend.database.query(
      `delete from public.staff where role = 'owner' and user_id <> $1`,
      [owner],
    );
    const path = `/rest/v1/staff?user_id=eq.${owner}`;
    for (const caller of ['owner', 'service key'] as const) {
      const demoted = await open.as(caller, 'PATCH', path, {
        body: JSON.stringify({ role: 'editor' }),
      });
      expect(demoted.status, caller).toBe(409);
      const removed = await open.as(caller, 'DELETE', path);
      expect(removed.status, caller).toBe(409);
      expect(await removed.json()).toMatchObject({ message: /must be an owner/ });
      const all = await open.as(caller, 'DELETE', '/rest/v1/staff?role=not.is.null');
      expect(all.status, caller).toBe(409);
    }
    const { database } = open.backend;
    await expect(database.query('delete from auth.users where id = $1', [owner])).rejects.toThrow(
      /must be an owner/,
    );
    expect(await ownersOf(open)).toEqual([owner]);
  });

  it('stays when two owners step down, or remove each other, at once', async () => {
    const other = await signUp(open.url, { email: someone() });
    for (const method of ['PATCH', 'DELETE']) {
      await open.backend.database.query(
        `insert into public.staff (user_id) values ($1)
         on conflict (user_id) do update set role = 'owner'`,
        [other.id],
      );
      const answers = await Promise.all(
        [open.users.owner, other.id].map((id) =>
          open.as('service key', method, `/rest/v1/staff?user_id=eq.${id}`, {
            body: JSON.stringify({ role: 'editor' }),
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort(), method).toEqual([204, 409]);
      expect(await ownersOf(open)).toHaveLength(1);
      await open.backend.database.query(
        `insert into public.staff (user_id, role) values ($1, 'owner')
         on conflict (user_id) do update set role = 'owner'`,
        [open.users.owner],
      );
    }
  });
});

it('owners read who did what and when, of one person and one day', async () => {
  const { editor, owner } = open.tokens;
  const post = { ...aPost(), title: 'Followed', published_at: null };
  const write = (method: string, query: string, body: object) =>
    open.as('editor', method, `/rest/v1/blog_posts${query}`, { body: JSON.stringify(body) });
  await write('POST', '', post);
  await write('PATCH', `?slug=eq.${post.slug}`, { excerpt: 'Shorter' });
  const publish = (published_at: string | null) =>
    write('PATCH', `?slug=eq.${post.slug}`, { published_at });
  await publish('2099-05-14T09:00:00Z');
  await publish(null);
  await publish('2099-05-14T09:00:00Z');
  await publish(new Date().toISOString());
  await publish(null);
  await write('DELETE', `?slug=eq.${post.slug}`, {});
  await invite(open, 'author', 'followed@example.com');

  interface Activity {
    people: string[];
    entries: { id: string; at: string; what: string; title: string; is_gone: boolean }[];
  }
  const ask = async (values: object) =>
    (await call(open, owner, 'activity', values)).body as Activity;
  const { people, entries } = await ask({ person: 'editor@example.com' });
  const followed = entries.filter(({ title }) => title === 'Followed');
  expect(followed.every(({ is_gone }) => is_gone)).toBe(true);
  expect(people).toContain('owner@example.com');
  expect(followed.map(({ what }) => what)).toEqual([
    'deleted',
    'withdrawn',
    'published',
    'scheduled',
    'unscheduled',
    'scheduled',
    'changed',
    'created',
  ]);
  expect((await ask({ person: 'owner@example.com' })).entries[0]).toMatchObject({
    who: 'owner@example.com',
    what: 'invited',
    title: 'followed@example.com',
    role: 'author',
  });
  expect((await ask({ day: '2020-01-01' })).entries).toEqual([]);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format();
  expect((await ask({ day: today })).entries.length).toBeGreaterThan(4);
  expect((await ask({ before: '2020-01-01T00:00:00Z' })).entries).toEqual([]);
  expect((await call(open, editor, 'activity')).status).toBe(403);

  const menuItem = { label: 'From the menu', href: '/', place: 'header', position: 'z' };
  await open.as('editor', 'POST', '/rest/v1/menu', { body: JSON.stringify(menuItem) });
  await open.sql(`insert into public.pages (title, path) values ('Every home', '/')`);
  await open.as('editor', 'PATCH', '/rest/v1/pages?path=eq./', { body: '{"title":"Each home"}' });
  const named = (await ask({ person: 'editor@example.com' })).entries.slice(0, 2);
  expect(named.map(({ title }) => title)).toEqual(['Home', 'From the menu']);
});

it('a value is chosen by its roles alone, kept by everybody, and refused in words', async () => {
  await open.backend.database.exec(`
    insert into public.questions (page, question, answer, position)
    values ('services', 'First?', 'Yes.', 'a0'), ('contact', 'Second?', 'Yes.', 'a1');
    create trigger questions_page_of_role before insert or update of page on public.questions
      for each row execute function private.check_transition('page', 'contact', 'owner');
  `);
  const change = (caller: 'owner' | 'editor', question: string, row: object) =>
    open.as(caller, 'PATCH', `/rest/v1/questions?question=eq.${question}`, {
      body: JSON.stringify(row),
    });
  const page: SelectField = {
    kind: 'select',
    label: 'Page',
    choices: ['services', { value: 'contact', label: 'Contact page' }],
    transitions: { contact: { roles: ['owner'] } },
  };
  const offered = (stored: string) => choicesFor('editor', page, stored).map(({ value }) => value);
  expect([offered('services'), offered('contact')]).toEqual([
    ['services'],
    ['services', 'contact'],
  ]);

  const refused = await change('editor', 'First?', { page: 'contact' });
  expect(refused.status).toBe(403);
  const schema = { fields: { page } } as unknown as ContentType;
  const refusal = (await refused.json()) as PostgresRefusal;
  expect(refusalInWords(schema, refusal, { page: 'contact' })).toEqual({
    field: 'page',
    message: '“Contact page” is for owners to choose',
  });
  expect((await change('editor', 'Second?', { page: 'contact', answer: 'No.' })).status).toBe(204);
  expect((await change('owner', 'First?', { page: 'contact' })).status).toBe(204);
});

it('owners go on to all that was done at once, more than fits into a page of activity', async () => {
  const { owner } = open.tokens;
  await open.sql(
    `insert into public.revisions (table_name, row_id, operation, row, saved_at, saved_by_email)
     select 'questions', 'many ' || n, 'insert', '{}', '2026-01-02T09:00:00Z', 'many@example.com'
     from generate_series(1, 120) as n`,
  );
  const ask = async (values: object) =>
    (await call(open, owner, 'activity', { person: 'many@example.com', ...values })).body as {
      entries: { id: string; at: string }[];
    };
  const rest = async ({ id, at }: { id?: string; at?: string } = {}): Promise<string[]> => {
    const { entries } = await ask(id ? { before: at, last: id } : {});
    const ids = entries.map((entry) => entry.id);
    return entries.length === 0 ? [] : [...ids, ...(await rest(entries.at(-1)))];
  };
  expect(new Set(await rest()).size).toBe(120);
});
