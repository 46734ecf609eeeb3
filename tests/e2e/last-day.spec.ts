import { axeFindings } from '../a11y/checks/axe.ts';
import { londonDay } from '../../src/shared/time/london-time.ts';
import { aPost } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

/** An address that is newer than the build, or has ended. */
const ANSWERED_404 = /status of 404/;
const DAY_MS = 86_400_000;
const day = (fromToday: number) => londonDay(new Date(Date.now() + fromToday * DAY_MS));
const moment = (fromToday: number) => new Date(Date.now() + fromToday * DAY_MS).toISOString();

test(
  'a post ends on its last day, leads on, and is opened again with one press',
  { tag: '@slow' },
  async ({ page, server, expectConsole }) => {
    expectConsole(ANSWERED_404);
    const [post] = await server.insert(
      'blog_posts',
      aPost({ title: 'Gutters before winter', published_until: moment(2) }),
    );
    await page.goto('/blog/gutters-before-winter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gutters before winter');

    await page.goto(`/admin/blog_posts/${post?.id}`);
    await page.getByLabel('Last day').fill(day(-1));
    await page.getByRole('button', { name: 'Save changes' }).press('Enter');
    await expect(page.getByText('Last day is before the first one').first()).toBeVisible();
    await server.update(`blog_posts?id=eq.${post?.id}`, { published_at: moment(-30) });
    await page.reload();
    await page.getByLabel('Last day').fill(day(-1));
    await page.getByRole('combobox', { name: 'Then visitors are led to' }).fill('/services');
    await page.keyboard.press('Tab');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save changes' }).press('Enter');
    await expect(page.getByText('Blog post saved').first()).toBeVisible();

    await page.goto('/blog/gutters-before-winter');
    await expect(page).toHaveURL(/\/services$/);
    await page.goto('/admin/blog_posts');
    await expect(page.getByRole('row', { name: /Gutters before winter/ })).toContainText('Ended');

    await page.goto(`/admin/blog_posts/${post?.id}`);
    await page.getByRole('button', { name: /^Open again until/ }).press('Enter');
    await expect(page.getByText('Blog post published').first()).toBeVisible();
    await page.goto('/blog/gutters-before-winter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gutters before winter');
  },
);

test(
  'a headline for some days steps back by itself, and staff see what is to come',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(ANSWERED_404);
    const server = await startServer();
    const hero = { type: 'hero', layout: 'panel' };
    const usual = { ...hero, id: 'usual', title: 'Cleaning all year' };
    const offer = { ...hero, id: 'offer', title: 'Half price in December', replaces_next: true };
    const sections = (first_day: string, last_day: string) => ({
      sections: [{ ...offer, first_day, last_day }, usual],
    });
    const [stored] = await server.insert('pages', {
      path: '/winter',
      title: 'Winter',
      published_until: moment(40),
      ...sections(day(-1), day(1)),
    });
    await page.goto(`${server.url}/winter`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half price in December');
    await server.update(`pages?id=eq.${stored?.id}`, sections(day(-3), day(-1)));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cleaning all year');

    await page.goto(`${server.url}/admin/pages/${stored?.id}`);
    await page
      .getByRole('button', { name: /Half price in December/ })
      .first()
      .click();
    await page.getByLabel('Until').fill(day(5));
    await page.getByRole('button', { name: 'Save changes' }).press('Enter');
    await expect(page.getByText('Page saved').first()).toBeVisible();
    await server.update('company?id=not.is.null', { notice: 'Closed', notice_until: day(3) });
    await page.goto(`${server.url}/admin/coming`);
    await expect(page.getByText('The notice “Closed” of “Brightwell Cleaning” ends')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Winter' })).toHaveText([
      /“Half price in December” \(Top of the page\) leaves “Winter”/,
      /The page “Winter” ends/,
    ]);
    expect(await axeFindings(page)).toEqual([]);
  },
);
