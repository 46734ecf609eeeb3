import { type DataProvider, HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { blogPosts } from '../../content-types/blog-posts';
import type { FormValues } from '../../schema/kind';
import { writeDraft } from './draft-requests';

const post = { id: '1', title: 'Ovens', published_at: '2020-01-01T00:00:00Z', updated_at: '1' };

/** The table of drafts, whose first publication is refused. */
const server = vi.hoisted(() => ({
  draft: undefined as FormValues | undefined,
  version: 0,
  write: (row: FormValues) => [(server.draft = { ...row, id: 5, updated_at: ++server.version })],
  refusal: undefined as { status: number; error: { code: string } } | undefined,
  publish: vi.fn().mockResolvedValueOnce({ status: 400 }).mockResolvedValue({ status: 200 }),
}));

vi.mock('./supabase-client', () => ({
  dataOf: ({ status, data }: { status: number; data: unknown }) => {
    if (status >= 400) throw new HttpError('This address is taken', status);
    return data;
  },
  supabase: {
    rpc: server.publish,
    from: () => ({
      insert: (row: FormValues) => ({
        select: async () => server.refusal ?? { status: 201, data: server.write(row) },
      }),
      select: () => ({
        eq: () => ({ eq: async () => ({ status: 200, data: [server.draft] }) }),
      }),
      update: (row: FormValues) => ({
        match: ({ updated_at }: FormValues) => ({
          select: async () =>
            server.refusal?.error.code === '23503'
              ? server.refusal
              : {
                  status: 200,
                  data: server.draft?.updated_at === updated_at ? server.write(row) : [],
                },
        }),
      }),
    }),
  },
}));

it('knows its own draft again after it could not be published', async () => {
  const rest = {
    getMany: async () => ({ data: [post] }),
    getOne: async () => ({ data: post }),
  } as unknown as DataProvider;
  const publish = (title: string) => {
    const what = { id: '1', row: { ...post, title }, opened: post };
    return writeDraft(rest, blogPosts, what, { draft: 'publish' });
  };
  await expect(publish('Mine')).rejects.toThrow('This address is taken');
  server.refusal = { status: 409, error: { code: '23505' } };
  await expect(publish('Mine, put right')).resolves.toBeDefined();
  expect(server.draft).toMatchObject({ changes: { title: 'Mine, put right' } });
});

it.each([{ id: 5, updated_at: '1' }, undefined])(
  'says why a draft is refused, though a conflict has the same status',
  async (draft) => {
    server.refusal = { status: 409, error: { code: '23503' } };
    server.draft = draft;
    const rest = { getMany: async () => ({ data: [post] }) } as unknown as DataProvider;
    const what = { id: '1', row: { ...post, title: 'Mine' }, opened: { ...post, draft } };
    const saved = writeDraft(rest, blogPosts, what, { draft: 'save' });
    await expect(saved).rejects.toThrow('This address is taken');
  },
);
