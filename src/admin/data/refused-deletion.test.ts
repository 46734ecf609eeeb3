// @vitest-environment jsdom
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';

vi.mock('ra-supabase', () => ({
  supabaseHttpClient: () => undefined,
  supabaseDataProvider: () => ({
    delete: async () => {
      throw new HttpError('JSON object requested, multiple rows returned', 406);
    },
  }),
}));

const { storedRecords } = await vi.hoisted(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost:54321');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'a public key');
  return import('./stored-records');
});

it('says of a record that was not deleted that it may be gone already', async () => {
  const deletion = storedRecords.delete('blog_posts', { id: '1' });
  await expect(deletion).rejects.toThrow('It is gone already, or not yours to delete');
});
