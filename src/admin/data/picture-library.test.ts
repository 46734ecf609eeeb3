// @vitest-environment jsdom
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { storeFile } from './uploads';

const PATH = 'blog/1f0.png';
const STORED = { path: 'blog/9a4.webp', bucket: 'blog-images', url: '/blog/9a4.webp' };

vi.mock('./uploads', () => ({
  storeFile: vi.fn(async () => STORED),
  removeFile: async () => undefined,
}));
vi.mock('./picture-size', () => ({ pictureSize: async () => ({}) }));
vi.mock('./draft-requests', () => ({ readDraft: async () => undefined }));

afterEach(() => vi.unstubAllGlobals());

const { addPicture, removePictures, replacePicture } = await vi.hoisted(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost:54321');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'a public key');
  return import('./picture-library');
});

it('writes no column of the database’s own, and says where it found nothing to replace', async () => {
  const section = (path: string) => ({ type: 'picture', image: `https://a.example/${path}` });
  const row = { sections: [section(PATH)], search_text: `a picture ${section(PATH).image}` };
  const stored: Record<string, object> = { a: row, b: { ...row, sections: [] } };
  const dataProvider = {
    getMany: async (_: string, { ids }: { ids: string[] }) => ({
      data: ids.map((id) => ({ id, ...stored[id] })),
    }),
    update: async (_: string, { id, data }: { id: string; data: object }) => {
      stored[id] = data;
    },
  } as unknown as DataProvider;
  const uses = ['a', 'b'].map((id) => ({ table: 'pages', id, title: id }));
  const { changed, left } = await replacePicture(dataProvider, {
    picture: { path: PATH } as never,
    ...{ uses, file: new File([], 'x.webp'), isNeeded: false },
    place: { bucket: 'blog-images', folder: 'blog' },
  });
  expect(stored.a).toEqual({ sections: [section(STORED.path)] });
  expect(changed).toEqual(uses.slice(0, 1));
  expect(left).toEqual([{ title: 'b', reason: 'It does not show the picture any more.' }]);
});

it.each([
  ['the same bytes', 0, 'ab'],
  ['other bytes of the same size', 1, 'xy'],
])('a picture with %s as a stored one is uploaded %i times', async (_what, uploads, bytes) => {
  vi.stubGlobal('fetch', async (url: string) => new Response(url === '/ab' ? 'ab' : 'xy'));
  vi.mocked(storeFile).mockClear();
  const there = [{ ...STORED, url: '/ab', size: 2 }];
  const file = Object.assign(new File([bytes], 'x.png'), {
    arrayBuffer: async () => new TextEncoder().encode(bytes).buffer,
  });
  expect(await addPicture(file, there)).toBe(uploads > 0);
  // The second one of a batch.
  expect(await addPicture(file, there)).toBe(false);
  expect(storeFile).toHaveBeenCalledTimes(uploads);
});

it('says where fewer pictures were removed than asked', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ name: PATH }]));
  const pictures = [STORED, { ...STORED, path: PATH }] as never;
  await expect(removePictures(pictures)).rejects.toThrow('Not all of them were removed');
});
