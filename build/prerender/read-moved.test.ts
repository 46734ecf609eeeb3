import { expect, it } from 'vitest';
import { readMoved } from './read-moved.ts';

it('reads every former address, however few the server gives at once', async () => {
  const all = Array.from({ length: 1203 }, (_, index) => ({
    slug: `old-${index}`,
    blog_posts: index % 2 ? { slug: `new-${index}` } : null,
    pages: null,
  }));
  const fetch = async (address: URL | RequestInfo) => {
    const query = new URL(String(address)).searchParams;
    const from = Number(query.get('offset'));
    return Response.json(all.slice(from, from + Number(query.get('limit'))));
  };
  const moved = await readMoved({ url: 'https://project.example', key: 'key', fetch });
  expect(moved).toHaveLength(601);
  expect(moved.at(-1)).toEqual({ from: '/blog/old-1201', to: '/blog/new-1201' });
});
