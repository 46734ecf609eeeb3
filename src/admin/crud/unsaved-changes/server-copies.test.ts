// @vitest-environment jsdom
import type { Session } from '@supabase/supabase-js';
import { afterAll, expect, it, vi } from 'vitest';
import { noteSession } from '../../data/session';
import { supabase } from '../../data/supabase-client';
import { copyToServer, removeCopies } from './server-copies';

const CHANGES = { version: 1, name: 'pages/create', id: 'a', savedAt: 0, values: {} } as const;

// It finds no session of its own, and says so.
await new Promise<void>((known) => supabase.auth.onAuthStateChange(() => known()));
noteSession('SIGNED_IN', { user: { id: 'staff' }, access_token: '' } as Session);
afterAll(() => {
  noteSession('SIGNED_OUT', null);
  vi.unstubAllGlobals();
});

it('what is discarded while its copy is being sent is not left on the server', async () => {
  let stored = 0;
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) => {
    if (method === 'POST') await new Promise((wake) => setTimeout(wake, 50));
    stored = method === 'POST' ? 1 : 0;
    return new Response(null, { status: 204 });
  });
  const copied = copyToServer(CHANGES);
  removeCopies({ id: CHANGES.id });
  expect(await copied).toBe(true);
  await expect.poll(() => stored).toBe(0);
});

it('what is longer than the server takes is not sent', async () => {
  const send = vi.fn();
  vi.stubGlobal('fetch', send);
  const values = { title: 'x'.repeat(500_000) };
  expect(await copyToServer({ ...CHANGES, values })).toBe(false);
  expect(send).not.toHaveBeenCalled();
});
