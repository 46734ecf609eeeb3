import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerPage } from './answer-page.ts';
import type { PostFacts } from '../../src/site/seo/post-head.ts';
import { aPostsFacts, aShell, linkPreview } from '../../tests/support/edge-pages.ts';
import { findPage } from './find-page.ts';

const NEW = '/blog/spring-cleaning-in-the-right-order';
/** Its text says what marks a shell. */
const BUILT =
  '<title>Built</title><div id="root" data-page="/blog/built"><p>data-page="/blog/:slug"</p></div>';

/** What the host would say: a page of the build, or the shell, as Netlify (200) or Cloudflare (404) sends it. */
const host = (status: number) => async (request: Request) => {
  const isBuilt = new URL(request.url).pathname === '/blog/built';
  return new Response(request.method === 'HEAD' ? null : isBuilt ? BUILT : aShell(), {
    status: isBuilt ? 200 : status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      etag: '"of the shell"',
    },
  });
};

/** Answers as PostgREST: one post, one moved address; `tables` says which there are. */
let tables: string[];
/** A table that the database cannot read just now. */
let broken: string;
let post: PostFacts;
/** Where the former address leads for now, in place of the post. */
let leadsTo: string | null;
/** How long a table takes to answer, in milliseconds. */
let delay: number;
let asked: string[];
let supabase: Server;
let url: string;

beforeEach(async () => {
  tables = ['blog_posts', 'moved_addresses'];
  broken = '';
  post = aPostsFacts();
  leadsTo = null;
  delay = 0;
  asked = [];
  supabase = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const table = pathname.replace('/rest/v1/', '');
    asked.push(`${table} ${request.headers.apikey}`);
    const refuse = (statusCode: number, code: string) => {
      response.statusCode = statusCode;
      response.end(JSON.stringify({ code }));
    };
    if (!tables.includes(table)) return refuse(404, '42P01');
    if (table === broken) return refuse(503, '53300');
    const columns = searchParams.get('select')?.split(',') ?? [];
    const isMoved = table === 'moved_addresses';
    const row = isMoved
      ? { leads_to: leadsTo, blog_posts: leadsTo ? null : { slug: post.slug } }
      : Object.fromEntries(Object.entries(post).filter(([column]) => columns.includes(column)));
    const isIt = searchParams.get('slug') === `eq.${isMoved ? 'old-name' : post.slug}`;
    setTimeout(() => response.end(JSON.stringify(isIt ? [row] : [])), delay);
  });
  await new Promise<void>((resolve) => supabase.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(supabase.address() as AddressInfo).port}`;
});
afterEach(() => void supabase.close());

const answer = (path: string, init?: RequestInit, status = 404) =>
  answerPage(new Request(`https://www.brightwell.example${path}`, init), host(status), (path) =>
    findPage({ url, key: 'public' }, [], String, path),
  );

describe.each([
  ['Netlify', 200],
  ['Cloudflare Pages', 404],
])('an address below /blog at the edge of %s', (_host, status) => {
  it('of a post newer than the build has its head, status 200 and the host’s headers', async () => {
    const response = await answer(NEW, {}, status);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Spring Cleaning in the Right Order |');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(response.headers.get('etag')).toBeNull();
    expect(asked).toEqual(['blog_posts public']);
  });

  it('of a post with words for search engines shows those, and the title in its JSON-LD', async () => {
    post = aPostsFacts({
      search_title: 'Spring cleaning, room by room',
      search_description: 'A plan.',
    });
    const html = await (await answer(NEW, {}, status)).text();
    expect(html).toContain('<title>Spring cleaning, room by room |');
    expect(linkPreview(html)).toMatchObject({
      title: 'Spring cleaning, room by room',
      description: 'A plan.',
    });
    expect(html).toContain('"headline":"Spring Cleaning in the Right Order"');
  });

  it('of a post that has moved leads to it, with what stood behind the address', async () => {
    const response = await answer('/blog/old-name?from=mail', {}, status);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${NEW}?from=mail`);
    expect(asked).toEqual(['blog_posts public', 'moved_addresses public']);
  });

  it('of a post that has ended leads where its form says, for now', async () => {
    leadsTo = '/services';
    const response = await answer('/blog/old-name', {}, status);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/services');
  });

  it('of no post is 404 with the shell, also without the table of moved addresses', async () => {
    tables = ['blog_posts'];
    const response = await answer('/blog/no-such-post', {}, status);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(aShell());
  });

  it('is the host’s own when Supabase cannot be reached', async () => {
    supabase.close();
    supabase.closeAllConnections();
    const response = await answer(NEW, {}, status);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(aShell());
  });

  it('is the host’s own while nobody can say whether it has moved', async () => {
    broken = 'moved_addresses';
    expect((await answer('/blog/old-name', {}, status)).status).toBe(status);
    await expect(findPage({ url, key: 'public' }, [], String, '/blog/old-name')).rejects.toThrow();
  });

  it('is the host’s own when Supabase refuses', async () => {
    tables = [];
    expect(await (await answer(NEW, {}, status)).text()).toBe(aShell());
  });

  it('of a page of the build passes unchanged, and nobody is asked', async () => {
    const response = await answer('/blog/built', {}, status);
    expect(await response.text()).toBe(BUILT);
    expect(response.headers.get('etag')).toBe('"of the shell"');
    expect(asked).toEqual([]);
  });

  it('answers HEAD with the same status and no body', async () => {
    const response = await answer(NEW, { method: 'HEAD' }, status);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it.each(['/blog/%E0%A4%A', '/blog/', '/blog/a/b', '/blog/preview'])(
    'asks nobody about %s',
    async (path) => {
      expect(await (await answer(path, {}, status)).text()).toBe(aShell());
      expect(asked).toEqual([]);
    },
  );
});

it('a visitor has the host’s own page after 2.5 seconds, however much Supabase is asked', async () => {
  delay = 1300;
  expect(await (await answer('/blog/old-name')).text()).toBe(aShell());
  expect(asked).toHaveLength(2);
});
