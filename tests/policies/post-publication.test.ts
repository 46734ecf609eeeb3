import { afterAll, describe, expect, it } from 'vitest';
import type { BlogPost } from '../../src/shared/blog.ts';
import { aPost, type BlogPostInsert } from '../support/posts.ts';
import { startLockedProject, type Caller } from './locked-project.ts';

const HOUR = 3_600_000;
const inAnHour = () => new Date(Date.now() + HOUR).toISOString();
const anHourAgo = () => new Date(Date.now() - HOUR).toISOString();

const project = await startLockedProject();
afterAll(() => project.close());

async function save(values: Partial<BlogPostInsert>, id?: string): Promise<BlogPost> {
  const response = await project.as(
    'editor',
    id ? 'PATCH' : 'POST',
    `/rest/v1/blog_posts${id ? `?id=eq.${id}` : ''}`,
    {
      body: JSON.stringify(id ? values : aPost(values)),
      headers: { prefer: 'return=representation' },
    },
  );
  if (!response.ok) throw new Error(await response.text());
  const [post] = (await response.json()) as BlogPost[];
  if (!post) throw new Error('The post was not saved');
  return post;
}

async function ask<Answer>(caller: Caller, path: string): Promise<Answer> {
  return (await (await project.as(caller, 'GET', `/rest/v1/${path}`)).json()) as Answer;
}

const { call } = project;

const reads = async (caller: Caller, slug: string) =>
  (await ask<unknown[]>(caller, `blog_posts?slug=eq.${slug}`)).length === 1;

describe('publication', () => {
  it.each([
    ['a draft', { published_at: null }, false],
    ['a scheduled post', { published_at: inAnHour() }, false],
    ['a published post', { published_at: anHourAgo() }, true],
    ['a post of which nothing is said', {}, true],
    ['a post that is to end', { published_until: inAnHour() }, true],
    ['a post that has ended', { published_until: anHourAgo() }, false],
    ['a draft with a last day', { published_at: null, published_until: inAnHour() }, false],
  ])('%s is public: %s', async (_state, values, isPublic) => {
    const { slug } = await save(values);
    expect(await reads('visitor', slug)).toBe(isPublic);
    expect(await reads('stranger', slug)).toBe(isPublic);
    expect(await reads('editor', slug)).toBe(true);
  });

  it.each([
    ['published', anHourAgo],
    ['scheduled', inAnHour],
  ])('ends the wait for a review once it is %s', async (_state, time) => {
    const { id } = await save({ published_at: null, review_requested_at: anHourAgo() });
    const withdrawn = async () => (await save({ published_at: null }, id)).review_requested_at;
    expect((await save({ title: 'Put right' }, id)).review_requested_at).not.toBeNull();
    expect((await save({ published_at: time() }, id)).review_requested_at).toBeNull();
    expect(await withdrawn()).toBeNull();
  });

  it('hides what is not public from counts, HEAD and embedding too', async () => {
    const draft = await save({ published_at: null });
    const moved = `hidden-${draft.slug}`;
    await save({ slug: moved }, draft.id);
    for (const method of ['GET', 'HEAD']) {
      const response = await project.as(
        'visitor',
        method,
        `/rest/v1/blog_posts?id=eq.${draft.id}`,
        {
          headers: { prefer: 'count=exact' },
        },
      );
      expect(response.headers.get('content-range')).toBe('*/0');
    }
    expect(await ask('visitor', `moved_addresses?slug=eq.${draft.slug}`)).toEqual([]);
    expect(
      await ask('visitor', `moved_addresses?select=slug,blog_posts(title)&post_id=eq.${draft.id}`),
    ).toEqual([]);
  });

  it('begins at its time by itself', async () => {
    const { slug, id } = await save({ published_at: null });
    // Long enough for a busy machine to send one request before.
    await save({ published_at: new Date(Date.now() + 4000).toISOString() }, id);
    expect(await reads('visitor', slug)).toBe(false);
    await expect.poll(() => reads('visitor', slug)).toBe(true);
  });

  it('reveals to visitors only when the next one is due', async () => {
    await save({ published_at: inAnHour() });
    const left = async () => {
      const tables = await ask<{ name: string; due_in: number }[]>('visitor', 'rpc/content_state');
      return tables.find(({ name }) => name === 'blog_posts')?.due_in ?? 0;
    };
    expect(await left()).toBeGreaterThan(0);
    expect(await left()).toBeLessThanOrEqual(3600);
  });

  it('counts the words of the text for its reading time', async () => {
    const { word_count } = await save({
      content: '<h2>Two words</h2><p>and&nbsp;three <b>more</b></p>',
    });
    expect(word_count).toBe(5);
    expect((await save({ content: '<p><img src="/a.webp"></p>' })).word_count).toBe(0);
  });
});

describe('the search text of posts', () => {
  it('has every word that readers see, and no markup', async () => {
    const { id } = await save({
      title: 'Ovens & hobs',
      excerpt: 'In an hour.',
      content:
        '<div class="hidden"><h2>First</h2><p>The <strong>car</strong>pet &amp; rug,&nbsp;5 &lt; 6</p></div>',
    });
    const found = async (text: string) =>
      (
        await ask<unknown[]>(
          'editor',
          `blog_posts?select=id&id=eq.${id}&search_text=like.${encodeURIComponent(`*${text}*`)}`,
        )
      ).length;
    for (const text of ['ovens & hobs', 'an hour', 'first the carpet & rug, 5 < 6']) {
      expect([text, await found(text)]).toEqual([text, 1]);
    }
    for (const text of ['div', 'class', 'hidden', 'strong', 'nbsp', 'amp']) {
      expect([text, await found(text)]).toEqual([text, 0]);
    }
  });

  it('is in no version, and restored with a deleted post', async () => {
    const { id } = await save({ title: 'Kept once' });
    await save({ title: 'Kept twice' }, id);
    await project.as('editor', 'DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
    const kept = await ask<{ id: number; row: object }[]>(
      'editor',
      `revisions?row_id=eq.${id}&order=id`,
    );
    expect(kept).toHaveLength(3);
    expect(kept.filter(({ row }) => 'search_text' in row)).toEqual([]);
    await call('editor', 'restore_deleted', { revision: kept.at(-1)?.id });
    expect(
      await ask('editor', `blog_posts?select=title&id=eq.${id}&search_text=like.*kept%20twice*`),
    ).toEqual([{ title: 'Kept twice' }]);
  });
});

describe('a moved address', () => {
  const movedTo = (slug: string) =>
    ask<{ blog_posts: { slug: string } }[]>(
      'visitor',
      `moved_addresses?slug=eq.${slug}&select=blog_posts(slug)`,
    );

  it('redirects to the post after any number of moves, and never in a loop', async () => {
    const { id, slug } = await save({});
    await save({ slug: `${slug}-2` }, id);
    await save({ slug: `${slug}-3` }, id);
    expect(await movedTo(slug)).toEqual([{ blog_posts: { slug: `${slug}-3` } }]);
    expect(await movedTo(`${slug}-2`)).toEqual([{ blog_posts: { slug: `${slug}-3` } }]);
    await save({ slug }, id);
    expect(await movedTo(slug)).toEqual([]);
    expect(await movedTo(`${slug}-3`)).toEqual([{ blog_posts: { slug } }]);
  });

  it('is left by a post that was public, also if it is moved while it is a draft', async () => {
    const { id, slug } = await save({ published_at: anHourAgo() });
    await save({ published_at: null }, id);
    await save({ slug: `${slug}-never` }, id);
    await save({ slug: `${slug}-now` }, id);
    expect(await movedTo(slug)).toEqual([]);
    await save({ published_at: anHourAgo() }, id);
    expect(await movedTo(slug)).toEqual([{ blog_posts: { slug: `${slug}-now` } }]);
    expect(await movedTo(`${slug}-never`)).toEqual([]);
  });

  it('is left by a post whose time came by itself', async () => {
    const { id, slug } = await save({ published_at: inAnHour() });
    const later = `update public.revisions set saved_at = now() - interval '3 hours',
      row = row || jsonb_build_object('published_at', now() - interval '2 hours') where row_id = $1`;
    await project.sql(later, id);
    await save({ published_at: null }, id);
    await save({ slug: `${slug}-now` }, id);
    await save({ published_at: anHourAgo() }, id);
    expect(await movedTo(slug)).toEqual([{ blog_posts: { slug: `${slug}-now` } }]);
  });

  it('is no redirect where a post exists', async () => {
    const { id, slug } = await save({});
    await save({ slug: `${slug}-moved` }, id);
    await save({ title: slug, slug });
    expect(await movedTo(slug)).toEqual([]);
  });
});

describe('the address of a post that has ended', () => {
  const ledTo = (slug: string) =>
    ask<object[]>('visitor', `moved_addresses?slug=eq.${slug}&select=leads_to`);

  it('leads where its form says, as long as it has ended', async () => {
    const { id, slug } = await save({ published_until: inAnHour(), leads_to: '/services' });
    expect(await ledTo(slug), 'before').toEqual([]);
    await save({ published_until: anHourAgo() }, id);
    expect(await ledTo(slug), 'ended').toEqual([{ leads_to: '/services' }]);
    await save({ published_at: null }, id);
    expect(await ledTo(slug), 'a draft').toEqual([]);
    await save({ published_at: anHourAgo(), published_until: inAnHour() }, id);
    expect(await ledTo(slug), 'opened again').toEqual([]);
    expect(await reads('visitor', slug)).toBe(true);
  });

  it.each(['https://evil.example', '//evil.example', '/* /x 301!', '/a b', ''])(
    'never leads to %j',
    async (leads_to) => {
      await expect(save({ published_until: anHourAgo(), leads_to })).rejects.toThrow('leads_to');
    },
  );
});

describe('the history', () => {
  const versions = (id: string) =>
    ask<{ id: number; operation: string; saved_by_email: string; row: BlogPost }[]>(
      'editor',
      `revisions?row_id=eq.${id}&order=id`,
    );

  it('keeps every version with who saved it, and none for a save that changed nothing', async () => {
    const { id, title } = await save({});
    await save({ title: 'Another title' }, id);
    await save({ title: 'Another title' }, id);
    const kept = await versions(id);
    expect(kept.map(({ operation, row }) => [operation, row.title])).toEqual([
      ['insert', title],
      ['update', 'Another title'],
    ]);
    expect(kept.every(({ saved_by_email }) => saved_by_email === 'editor@example.com')).toBe(true);
  });

  it('keeps the newest fifty, and the first', async () => {
    const { id } = await save({});
    for (let count = 1; count <= 55; count += 1) await save({ excerpt: `Version ${count}.` }, id);
    const kept = await versions(id);
    expect(kept).toHaveLength(51);
    expect(kept[0]?.operation).toBe('insert');
    expect(kept[1]?.row.excerpt).toBe('Version 6.');
    expect(kept.at(-1)?.row.excerpt).toBe('Version 55.');
  });

  it('restores a deleted post with its address and times, for staff alone', async () => {
    const { word_count, ...post } = await save({});
    await project.as('editor', 'DELETE', `/rest/v1/blog_posts?id=eq.${post.id}`);
    const deletion = (await versions(post.id)).at(-1);
    expect(deletion?.operation).toBe('delete');
    for (const caller of ['visitor', 'stranger'] as const) {
      expect((await call(caller, 'restore_deleted', { revision: deletion?.id })).ok).toBe(false);
    }
    expect((await call('editor', 'restore_deleted', { revision: deletion?.id })).ok).toBe(true);
    expect(await ask('visitor', `blog_posts?slug=eq.${post.slug}`)).toEqual([
      { ...post, word_count },
    ]);
  });
});

describe('a preview link', () => {
  it('shows its post and no other, until it is revoked or ends', async () => {
    const draft = await save({ published_at: null });
    const token = (await (
      await call('editor', 'create_preview', { post: draft.id })
    ).json()) as string;
    const shown = async (value: string) =>
      ((await (await call('visitor', 'preview_post', { token: value })).json()) as BlogPost[]).map(
        ({ id }) => id,
      );
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(await shown(token)).toEqual([draft.id]);
    expect(await shown(`${token.slice(0, -1)}x`)).toEqual([]);
    const [kept] = await ask<{ token_hash: string }[]>('editor', `previews?post_id=eq.${draft.id}`);
    expect(kept?.token_hash).not.toContain(token);
    expect(await shown(kept?.token_hash ?? '')).toEqual([]);

    await project.backend.database.query(
      `update public.previews set expires_at = now() - interval '1 minute' where post_id = $1`,
      [draft.id],
    );
    expect(await shown(token)).toEqual([]);
    await project.as('editor', 'DELETE', `/rest/v1/previews?post_id=eq.${draft.id}`);
    expect(await ask('editor', `previews?post_id=eq.${draft.id}`)).toEqual([]);
  });

  it('is made by staff alone', async () => {
    const { id } = await save({});
    for (const caller of ['visitor', 'stranger'] as const) {
      expect((await call(caller, 'create_preview', { post: id })).ok).toBe(false);
    }
  });
});
