import { expect, it } from 'vitest';
import { readMoved } from './read-blog.ts';

it('reads every former address, and leaves out those of what is not public', async () => {
  const rows = [
    { slug: 'old-post', blog_posts: { slug: 'new-post' }, pages: null },
    { slug: '/2024/03/old', blog_posts: { slug: 'new-post' }, pages: null },
    { slug: '/old-page', blog_posts: null, pages: { path: '/new-page' } },
    { slug: 'draft', blog_posts: null, pages: null },
  ];
  const fetch = async () => Response.json(rows);
  expect(await readMoved({ url: 'https://project.example', key: 'key', fetch })).toEqual([
    { from: '/blog/old-post', to: '/blog/new-post' },
    { from: '/2024/03/old', to: '/blog/new-post' },
    { from: '/old-page', to: '/new-page' },
  ]);
});

it('does not take what the server cannot tell for no former address', async () => {
  const fetch = async () => new Response('', { status: 500 });
  const reading = readMoved({ url: 'https://project.example', key: 'key', fetch });
  await expect(reading).rejects.toThrow('500');
});
