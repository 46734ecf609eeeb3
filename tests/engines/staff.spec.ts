import { expect, test } from '../support/engines/test.ts';
import { aPost, insertPosts, readPost } from '../support/posts.ts';

test('a post is edited from the grid, deleted and brought back', async ({ tab, server }) => {
  const [post] = await insertPosts(server, [
    aPost({ title: 'Regretted', slug: 'regretted', date: 'March 3, 2033' }),
  ]);
  await tab.resize(1280, 900);
  await tab.open('/admin/blog_posts');
  await tab.press({ role: 'link', name: 'Regretted' });
  await expect.poll(() => tab.address()).toBe(`/admin/blog_posts/${post?.id}`);
  await tab.write({ role: 'textbox', name: 'Title' }, 'Regretted no more');
  await tab.press({ role: 'button', name: 'Save changes' });
  await expect
    .poll(async () => (await readPost(server, 'regretted')).title)
    .toBe('Regretted no more');

  await tab.open('/admin/blog_posts');
  const row = { role: 'link', name: 'Regretted no more' } as const;
  await tab.see(row);
  await tab.press({ role: 'button', name: 'Delete Regretted no more' });
  await expect.poll(() => tab.count(row)).toBe(0);
  await tab.press({ role: 'button', name: 'Undo' });
  await tab.see(row);
});

test('staff sign in, and out again', async ({ tab }) => {
  await tab.open('/admin/login');
  await tab.write({ label: 'Email' }, 'staff@example.com');
  await tab.write({ label: 'Password' }, 'brightwell');
  await tab.press({ role: 'button', name: 'Sign in' });
  await expect.poll(() => tab.address()).toMatch(/^\/admin(?!\/login)/);
  await tab.press({ role: 'button', name: /^Account: / });
  await tab.press({ role: 'menuitem', name: 'Sign out' });
  await tab.see({ role: 'link', name: 'Sign in' });
});
