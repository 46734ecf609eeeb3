// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const { storedRecords } = await vi.hoisted(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost:54321');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'a public key');
  return import('./stored-records');
});

const IDS = Array.from({ length: 10_000 }, (_, index) => String(index));

it('ten thousand records are deleted in requests of a hundred, in turn', async () => {
  const sizes: number[] = [];
  let running = 0;
  let most = 0;
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    most = Math.max(most, ++running);
    const url = new URL(address instanceof Request ? address.url : address, 'http://localhost');
    const ids = (url.searchParams.get('id') ?? '').match(/\d+/g) ?? [];
    sizes.push(ids.length);
    await Promise.resolve();
    running -= 1;
    return Response.json(ids.map((id) => ({ id })));
  });
  const { data } = await storedRecords.deleteMany('blog_posts', { ids: IDS });
  expect(data).toEqual(IDS);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  expect(most).toBe(1);
});

it('records that a policy keeps from being deleted are not among those that were', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ id: '1' }]));
  const deletion = storedRecords.deleteMany('blog_posts', { ids: ['1', '2'] });
  await expect(deletion).resolves.toEqual({ data: ['1'] });
});

it('records that were deleted before a request failed are told', async () => {
  const answers = [Response.json(IDS.slice(0, 100).map((id) => ({ id })))];
  vi.stubGlobal('fetch', async () => answers.pop() ?? Response.json({}, { status: 403 }));
  const deletion = storedRecords.deleteMany('blog_posts', { ids: IDS.slice(0, 300) });
  await expect(deletion).resolves.toEqual({ data: IDS.slice(0, 100) });
  await expect(storedRecords.deleteMany('blog_posts', { ids: ['1'] })).rejects.toThrow();
});
