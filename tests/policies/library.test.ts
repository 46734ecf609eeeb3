import { afterAll, expect, it } from 'vitest';
import { startMigratedBackend } from './migrated-folder.ts';

const backend = await startMigratedBackend();
afterAll(() => backend.close());

it('pictures are described by the words of whoever uses them, in fields, texts and parts of pages', async () => {
  await backend.database.exec(`
    insert into public.team_members (name, role, bio, image, image_alt, position)
      values ('Ada', 'Owner', 'Cleans.', '/x/content/a.png', 'Ada with a mop', 'a');
    insert into public.testimonials (name, role, content, rating, avatar, position)
      values ('Bo', 'Tenant', 'Good.', 5, '/x/content/b.png', 'a');`);
  const { rows } = await backend.database.query(
    `select name, alt, content, title from private.picture_uses()
     union all select name, alt, 'a page', '' from private.pictures_of($1) order by 1, 2`,
    [
      JSON.stringify({
        sections: [
          { image: { src: '/x/content/c.png', alt: 'A hob' } },
          { text: '<p>Look</p><img src="/x/blog/d.png" alt="A &quot;clean&quot; oven">' },
        ],
      }),
    ],
  );
  expect(rows).toEqual([
    { name: 'blog/d.png', alt: 'A "clean" oven', content: 'a page', title: '' },
    { name: 'content/a.png', alt: 'Ada with a mop', content: 'team_members', title: 'Ada' },
    { name: 'content/b.png', alt: null, content: 'testimonials', title: 'Bo' },
    { name: 'content/c.png', alt: 'A hob', content: 'a page', title: '' },
  ]);
});
