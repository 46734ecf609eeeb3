import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { londonDay, londonMidnight } from '../../src/shared/time/london-time.ts';
import { startLockedProject, type Caller } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

const DAY_MS = 86_400_000;
const HOOK = 'https://api.netlify.example/build_hooks/5f0';
const PAGE = { path: '/offer', title: 'Offer', sections: [] };

/** Builds requested from the host. */
const asked: string[] = [];
await project.backend.database.listen('asked_for_build', (hook) => void asked.push(hook));

const call = async (caller: Caller, name: string, values = {}) => {
  const response = await project.call(caller, name, values);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const setHook = (caller: Caller, address: string) => call(caller, 'set_build_hook', { address });

/** Moves the times of changes and requests into the past. */
async function minutesPass(minutes: number): Promise<void> {
  const earlier = `- interval '${minutes} minutes'`;
  await project.sql(`update public.content_versions set changed_at = changed_at ${earlier}`);
  await project.sql(`update private.site_build set asked_at = asked_at ${earlier}`);
}

/** An open admin reports presence each minute. */
async function isAskedFor(): Promise<number> {
  asked.length = 0;
  await project.call('author', 'staff_seen');
  await project.call('author', 'staff_seen');
  return asked.length;
}

beforeEach(async () => {
  await project.sql('delete from public.pages');
  await project.sql('delete from public.content_versions');
  expect((await setHook('owner', HOOK)).status).toBe(200);
});

describe('the build hook', () => {
  it('is set by owners, and read back by nobody but for its host’s name', async () => {
    for (const caller of ['visitor', 'stranger', 'author', 'editor', 'service key'] as const) {
      expect((await setHook(caller, HOOK)).status, caller).toBeGreaterThanOrEqual(401);
    }
    for (const caller of ['editor', 'owner'] as const) {
      const { body } = await call(caller, 'site_build');
      expect(body).toMatchObject({ host: 'api.netlify.example', can_ask: true, due_at: null });
      expect(JSON.stringify(body)).not.toContain('build_hooks');
    }
    for (const caller of ['visitor', 'stranger', 'author'] as const) {
      expect((await call(caller, 'site_build')).status, caller).toBeGreaterThanOrEqual(401);
    }
    await setHook('owner', '');
    expect((await call('owner', 'site_build')).body).toMatchObject({ host: null });
  });

  it.each([
    'http://api.netlify.example/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://user@api.netlify.example/x',
    'https://api.netlify.example:8080/x',
    `https://api.netlify.example/${'x'.repeat(500)}`,
    'javascript:alert(1)',
  ])('is an address of a host on the network: not %s', async (address) => {
    const { status, body } = await setHook('owner', address);
    expect(status).toBe(422);
    expect(body.message).toContain('begins with https://');
  });
});

describe('a rebuild', () => {
  it('is asked for once, five minutes after the last of many changes', async () => {
    await project.as('editor', 'POST', '/rest/v1/pages', { body: JSON.stringify(PAGE) });
    expect(await isAskedFor()).toBe(0);
    await minutesPass(4);
    await project.as('editor', 'PATCH', '/rest/v1/pages?path=eq./offer', {
      body: JSON.stringify({ title: 'Our offer' }),
    });
    await minutesPass(4);
    expect(await isAskedFor()).toBe(0);
    expect((await call('editor', 'site_build')).body.due_at).toEqual(expect.any(String));
    await minutesPass(2);
    expect(await isAskedFor()).toBe(1);
    expect(asked).toEqual([HOOK]);
    await minutesPass(60);
    expect(await isAskedFor()).toBe(0);
  });

  it('is not asked for a draft, but for what is withdrawn or deleted', async () => {
    const write = (method: string, body?: object, query = '') =>
      project.as('editor', method, `/rest/v1/pages${query}`, { body: JSON.stringify(body) });
    const changed = async () => {
      await minutesPass(6);
      return isAskedFor();
    };
    await write('POST', { ...PAGE, published_at: null });
    await changed();
    await write('PATCH', { title: 'Another' }, '?path=eq./offer');
    expect(await changed()).toBe(0);
    await write('PATCH', { published_at: new Date().toISOString() }, '?path=eq./offer');
    expect(await changed()).toBe(1);
    await write('PATCH', { published_at: null }, '?path=eq./offer');
    expect(await changed()).toBe(1);
    await write('DELETE', undefined, '?path=eq./offer');
    expect(await changed()).toBe(0);
  });

  it('is asked for when the time of a scheduled record has come', async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const body = JSON.stringify({ ...PAGE, published_at: at });
    await project.as('editor', 'POST', '/rest/v1/pages', { body });
    await minutesPass(6);
    await isAskedFor();
    expect(await isAskedFor()).toBe(0);
    await project.sql(`update public.content_versions set due_at = now() - interval '6 minutes'`);
    await minutesPass(60);
    expect(await isAskedFor()).toBe(1);
    expect(await isAskedFor()).toBe(0);
  });

  it('is asked for, too, when somebody writes before the minute in which that is noticed', async () => {
    const scheduled = { ...PAGE, published_at: new Date(Date.now() + 3_600_000).toISOString() };
    await project.as('editor', 'POST', '/rest/v1/pages', { body: JSON.stringify(scheduled) });
    await minutesPass(6);
    expect(await isAskedFor()).toBe(1);
    await minutesPass(60);
    await project.sql(`update public.content_versions set due_at = now() - interval '30 seconds'`);
    const draft = { ...PAGE, path: '/draft', published_at: null };
    await project.as('editor', 'POST', '/rest/v1/pages', { body: JSON.stringify(draft) });
    await minutesPass(6);
    expect(await isAskedFor()).toBe(1);
  });

  it('is due when the notice of the company comes, and when it goes', async () => {
    const [company] = firstRows('company');
    await project.sql('delete from public.company');
    await project.as('service key', 'POST', '/rest/v1/company', { body: JSON.stringify(company) });
    const dueAt = async (notice_from: string | null, notice_until: string | null) => {
      const body = JSON.stringify({ notice: 'Closed', notice_from, notice_until });
      await project.as('editor', 'PATCH', '/rest/v1/company?id=not.is.null', { body });
      const [{ at = null } = {}] = await project.sql<{ at?: string | null }>(
        `select due_at as at from public.content_versions where name = 'company'`,
      );
      return at && new Date(at).getTime();
    };
    const [today = '', tomorrow = ''] = [0, DAY_MS].map((ms) =>
      londonDay(new Date(Date.now() + ms)),
    );
    expect(await dueAt(tomorrow, tomorrow)).toBe(londonMidnight(tomorrow));
    expect(await dueAt(today, tomorrow)).toBe(londonMidnight(tomorrow, 1));
    expect(await dueAt(null, today)).toBe(londonMidnight(today, 1));
    expect(await dueAt('2026-01-01', null)).toBeNull();
    expect(await dueAt('-infinity', 'infinity')).toBeNull();
    expect(await dueAt(null, '5874897-12-31'), 'a day past every time').toBe(
      Date.UTC(9999, 11, 31),
    );
  });

  it('is asked for by owners and editors at once, and not twice in a minute', async () => {
    asked.length = 0;
    for (const caller of ['visitor', 'stranger', 'author'] as const) {
      expect((await call(caller, 'rebuild_site')).status, caller).toBeGreaterThanOrEqual(401);
    }
    expect((await call('editor', 'rebuild_site')).status).toBe(200);
    expect((await call('owner', 'rebuild_site')).status).toBe(429);
    await setHook('owner', '');
    const { status, body } = await call('owner', 'rebuild_site');
    expect([status, body.message]).toEqual([409, expect.stringContaining('build hook')]);
    expect(asked).toEqual([HOOK]);
  });
});
