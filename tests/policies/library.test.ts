import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { startLockedProject } from './locked-project.ts';
import { startMigratedBackend } from './migrated-folder.ts';

const backend = await startMigratedBackend();
afterAll(() => backend.close());

it('pictures are described by the alternative texts of their uses, in fields, texts and sections', async () => {
  await backend.database.exec(`
    insert into public.team_members (name, role, bio, image, image_alt, position)
      values ('Ada', 'Owner', 'Cleans.', '/x/content/a.png', 'Ada with a mop', 'a');
    insert into public.testimonials (name, role, content, rating, source, avatar, position)
      values ('Bo', 'Tenant', 'Good.', 5, 'Google', '/x/content/b.png', 'a');
    insert into public.pages (title, path, sections) values ('Clean homes', '/', '[{"id":"00000000-0000-4000-8000-000000000001","type":"hero","title":"Clean","layout":"panel","image":"/x/content/g.png"}]');`);
  const { rows } = await backend.database.query(
    `select name, alt, table_name as content, title from private.picture_uses
     union all select name, alt, 'a page', '' from private.pictures_of($1) order by 1, 2`,
    [
      JSON.stringify({
        sections: [
          { image: { src: '/x/content/c.png', alt: 'A hob' } },
          {
            text: '<p><a href="/x/blog/e.png">Look</a></p><img src="/x/blog/d.png" alt="A &quot;clean&quot; oven">',
          },
        ],
      }),
    ],
  );
  expect(rows).toEqual([
    { name: 'blog/d.png', alt: 'A "clean" oven', content: 'a page', title: '' },
    { name: 'blog/e.png', alt: null, content: 'a page', title: '' },
    { name: 'content/a.png', alt: 'Ada with a mop', content: 'team_members', title: 'Ada' },
    { name: 'content/b.png', alt: null, content: 'testimonials', title: 'Bo' },
    { name: 'content/c.png', alt: 'A hob', content: 'a page', title: '' },
    { name: 'content/g.png', alt: null, content: 'pages', title: 'Home' },
  ]);
});

it('a record that is changed shows its new picture, and a deleted one none', async () => {
  const uses = async () =>
    (
      await backend.database.query(
        `select name, title from private.picture_uses where title = 'Cy'`,
      )
    ).rows;
  await backend.database.exec(`
    insert into public.team_members (name, role, bio, image, image_alt, position)
      values ('Cy', 'Cleaner', 'Cleans.', '/x/content/e.png', 'Cy', 'b');
    update public.team_members set image = '/x/content/f.png' where name = 'Cy';`);
  expect(await uses()).toEqual([{ name: 'content/f.png', title: 'Cy' }]);
  await backend.database.exec(`delete from public.team_members where name = 'Cy'`);
  expect(await uses()).toEqual([]);
});

it('a picture of what somebody has typed and not saved is not taken away', async () => {
  const project = await startLockedProject();
  const [kept, free] = [randomUUID(), randomUUID()].map((id) => `blog/${id}.png`);
  for (const name of [kept, free]) {
    await project.sql(
      `insert into storage.objects (bucket_id, name) values ('blog-images', $1)`,
      name,
    );
  }
  const typed = { name: 'blog_posts/create', values: { content: `<img src="/x/${kept}">` } };
  const unsaved = { id: randomUUID(), form: 'blog_posts/create', changes: typed };
  await project.as('author', 'POST', '/rest/v1/unsaved_changes', { body: JSON.stringify(unsaved) });
  const needs = async (name?: string) =>
    (await project.call('editor', 'picture_is_needed', { name })).json();
  expect([await needs(kept), await needs(free)]).toEqual([true, false]);
  const library = (await (await project.call('editor', 'picture_library')).json()) as {
    path: string;
    is_kept: boolean;
  }[];
  expect(library.filter(({ is_kept }) => is_kept).map(({ path }) => path)).toEqual([kept]);
  await project.close();
});
