import { afterEach, expect, it, vi } from 'vitest';
import { getPost } from './posts';

const signal = new AbortController().signal;

/** Answers with a post that has these columns, as PostgREST does: one that is not there is refused. */
function startProject(columns: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const wanted = new URL(input, 'https://site.example').searchParams.get('select') ?? '';
    asked.push(wanted);
    const lacks = wanted.split(',').find((column) => !columns.split(',').includes(column));
    return lacks
      ? Response.json({ code: '42703', message: `${lacks} does not exist` }, { status: 400 })
      : Response.json([{ title: 'As ever' }]);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('a post is read of a project that has the specification’s columns alone', async () => {
  const asked = startProject(
    'id,title,excerpt,content,date,image,category,slug,created_at,updated_at',
  );
  expect(await getPost('as-ever', signal)).toEqual({ title: 'As ever' });
  expect(asked).toHaveLength(2);
});

it('what is refused for another reason is refused', async () => {
  vi.stubGlobal('fetch', async () => new Response('down', { status: 503 }));
  await expect(getPost('as-ever', signal)).rejects.toThrow('503 down');
});
