import { expect, it } from 'vitest';
import { readMoved } from './read-moved.ts';

it.each([1000, 100])(
  'reads every former address of a project that gives %i at once',
  async (cap) => {
    const all = Array.from({ length: 1203 }, (_, index) => ({
      slug: `old-${index}`,
      blog_posts: index % 2 ? { slug: `new-${index}` } : null,
      pages: null,
    }));
    const fetch = async (address: URL | RequestInfo) => {
      const query = new URL(String(address)).searchParams;
      const from = Number(query.get('offset'));
      return Response.json(all.slice(from, from + cap));
    };
    const moved = await readMoved({ url: 'https://project.example', key: 'key', fetch });
    expect(moved).toHaveLength(601);
    expect(moved.at(-1)).toEqual({ from: '/blog/old-1201', to: '/blog/new-1201' });
  },
);

it('does not take what the server cannot tell for no former address', async () => {
  const fetch = async () => new Response('', { status: 500 });
  const reading = readMoved({ url: 'https://project.example', key: 'key', fetch });
  await expect(reading).rejects.toThrow('500');
});
