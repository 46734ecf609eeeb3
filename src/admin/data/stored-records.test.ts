// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const { storedRecords } = await vi.hoisted(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost:54321');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'a public key');
  return import('./stored-records');
});

const IDS = Array.from({ length: 10_000 }, (_, index) => String(index));

const DATA = { category: 'Deep Cleaning' };
const ACTS = [
  ['deleted', (ids: string[]) => storedRecords.deleteMany('blog_posts', { ids })],
  ['changed', (ids: string[]) => storedRecords.updateMany('blog_posts', { ids, data: DATA })],
] as const;

it.each(ACTS)('ten thousand records are %s in requests of a hundred, in turn', async (_, act) => {
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
  const { data } = await act(IDS);
  expect(data).toEqual(IDS);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  expect(most).toBe(1);
});

it.each(ACTS)('records that a policy keeps from being %s are counted', async (done, act) => {
  vi.stubGlobal('fetch', async () => Response.json([{ id: '1' }]));
  await expect(act(['1', '2'])).rejects.toThrow(`1 of 2 were not ${done}`);
});
