import { expect, it } from 'vitest';
import { readBlog, readMoved } from './read-blog.ts';

it('reads every former address, and leaves out those of what is not public', async () => {
  const rows = [
    { slug: 'old-post', blog_posts: { slug: 'new-post' }, pages: null },
    { slug: '/2024/03/old', blog_posts: { slug: 'new-post' }, pages: null },
    { slug: '/old-page', blog_posts: null, pages: { path: '/new-page' } },
    { slug: 'draft', blog_posts: null, pages: null },
  ];
  const fetch = async () => Response.json(rows);
  expect(await readMoved({ url: 'https://project.example', key: 'key', fetch })).toEqual([
    { from: '/blog/old-post', to: '/blog/new-post', isTemporary: false },
    { from: '/2024/03/old', to: '/blog/new-post', isTemporary: false },
    { from: '/old-page', to: '/new-page', isTemporary: false },
  ]);
});

it('does not take what the server cannot tell for no former address', async () => {
  const fetch = async () => new Response('', { status: 500 });
  const reading = readMoved({ url: 'https://project.example', key: 'key', fetch });
  await expect(reading).rejects.toThrow('500');
});

it('keeps a post once that a new one has shifted from one answer into the next', async () => {
  const postsOf = (...ids: string[]) =>
    ids.map((id) => ({
      id,
      date: 'May 14, 2025',
      created_at: `2025-05-14T09:00:0${id}Z`,
      image: '',
    }));
  const before = postsOf('2', '4', '6');
  const after = postsOf('1', '2', '4', '6');
  const fetch = async (address: URL | RequestInfo) => {
    const { pathname, searchParams } = new URL(String(address));
    if (!pathname.endsWith('/blog_posts')) return Response.json([]);
    const from = Number(searchParams.get('offset'));
    const stored = from === 0 ? before : after;
    const rows = stored.slice(from, from + 2);
    const headers = { 'Content-Range': `${from}-${from + rows.length - 1}/${stored.length}` };
    return Response.json(rows, { headers });
  };
  const source = { url: 'https://project.example', key: 'key', fetch };
  const { posts } = await readBlog(source, { pageTexts: [] }, () => undefined);
  expect(posts.map(({ id }) => id)).toEqual(['6', '4', '2']);
});
