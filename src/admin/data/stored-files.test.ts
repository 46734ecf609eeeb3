// @vitest-environment jsdom
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { services } from '../../content-types/services';
import { withStoredFiles } from './stored-files';

vi.hoisted(() => vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_of_a_test'));

afterEach(() => vi.unstubAllGlobals());

it('tells why a row was not saved, and not that nobody knows whether its picture is used', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ Id: 'one', Key: 'one' }));
  const rawFile = Object.assign(new File(['x'], 'sofa.png', { type: 'image/png' }), {
    arrayBuffer: async () => new ArrayBuffer(1),
  });
  const refused = new Error('Somebody else has changed this.');
  const rest = { getList: () => Promise.reject(new Error('no answer')) } as unknown as DataProvider;
  const values = { image: { rawFile, src: 'blob:sofa', title: 'sofa.png' } };
  const saving = withStoredFiles(rest, services, values, () => Promise.reject(refused));
  await expect(saving).rejects.toBe(refused);
});
