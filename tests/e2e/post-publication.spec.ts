import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { formatDisplayDate } from '../../src/shared/time/display-date.ts';
import { startBackend } from '../../supabase/local/backend.ts';
import { openCreateForm, signInAsStaff, writePost } from '../support/admin.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { gotoHydrated } from '../support/hydration.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const POST = {
  category: 'Home Cleaning',
  excerpt: 'Not for everybody yet.',
  content: 'Word by word.',
};

const EDIT_FORM = /\/admin\/blog_posts\/[0-9a-f-]{36}$/;

/** Until a scheduled post is due. */
const WAIT_MS = 600_000;

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Stores a picture past every policy; returns its path. */
async function storePicture(server: Server): Promise<string> {
  const path = `blog/${crypto.randomUUID()}.png`;
  const form = new FormData();
  form.set('file', new File([ONE_PIXEL], 'x.png', { type: 'image/png' }));
  const uploaded = await fetch(`${server.url}/storage/v1/object/blog-images/${path}`, {
    method: 'POST',
    headers: { apikey: server.secretKey },
    body: form,
  });
  expect(uploaded.ok).toBe(true);
  return path;
}

/** The text before the caret as soon as an editor has the focus. */
const textBeforeCaret = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        document.addEventListener('focusin', ({ target }) => {
          if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
          setTimeout(() => {
            const caret = getSelection();
            resolve(caret?.anchorNode?.textContent?.slice(0, caret.anchorOffset));
          });
        });
      }),
  );

const publicRows = (server: Server, slug: string) => server.rows(`blog_posts?slug=eq.${slug}`);

test.describe('a post that is not public yet', () => {
  test('is saved by Ctrl+S as a draft, with a title alone, and published when it is whole', async ({
    page,
    server,
  }) => {
    await openCreateForm(page);
    await writePost(page, { title: 'Half an idea' });
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(EDIT_FORM);
    await expect(page.getByText('Draft saved: only staff can read it')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Edit blog post “Half an idea”' }),
    ).toBeVisible();
    await expect(field(page, 'Title')).toBeFocused();
    expect(await publicRows(server, 'half-an-idea')).toEqual([]);

    // Saved while writing, and edited before and after the answer.
    await field(page, 'Content').click();
    await page.keyboard.type('A thought');
    const release = await holdRequests(page, /\/rest\/v1\/blog_posts/);
    await page.keyboard.press('Control+s');
    await expect(button(page, 'Saving...')).toBeVisible();
    await page.keyboard.type(' and');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    release();
    expect((await saved).ok()).toBe(true);
    await page.keyboard.type(' its');
    await expect(button(page, 'Save draft')).toBeEnabled();
    await page.keyboard.type(' end');
    await expect(field(page, 'Content')).toHaveText('A thought and its end');

    await button(page, 'Publish').click();
    await expect(page.getByText('2 fields need your attention')).toBeVisible();
    await writePost(page, { category: POST.category, excerpt: POST.excerpt });
    await button(page, 'Publish').click();
    await expect(page.getByText('Blog post published')).toBeVisible();
    expect(await publicRows(server, 'half-an-idea')).toMatchObject([
      { content: '<p>A thought and its end</p>', date: formatDisplayDate(new Date()) },
    ]);
  });

  test(
    'is written on while it is stored for the first time, its caret where it was',
    { tag: '@slow' },
    async ({ page, server }) => {
      await openCreateForm(page);
      await writePost(page, { title: 'Written on' });
      await field(page, 'Content').click();
      await page.keyboard.type('A thought end');
      for (let left = 0; left < ' end'.length; left += 1) await page.keyboard.press('ArrowLeft');
      const release = await holdRequests(page, /\/rest\/v1\/blog_posts/);
      await page.keyboard.press('Control+s');
      await expect(button(page, 'Creating...')).toBeVisible();
      await page.keyboard.type(' and ');
      release();
      await page.keyboard.type('its');
      await expect(
        page.getByRole('heading', { name: 'Edit blog post “Written on”' }),
      ).toBeVisible();
      await expect(page).toHaveURL(EDIT_FORM);
      await expect(field(page, 'Content')).toBeFocused();
      await page.keyboard.type(' very');
      await expect(field(page, 'Content')).toHaveText('A thought and its very end');
      const stored = () => server.rows('blog_posts?slug=eq.written-on', 'admin');
      expect(await stored()).toMatchObject([{ content: '<p>A thought end</p>' }]);

      await page.keyboard.press('Control+s');
      await expect.poll(stored).toMatchObject([{ content: '<p>A thought and its very end</p>' }]);
    },
  );

  test(
    'goes on behind the space that its last word ended with, whichever key comes first',
    { tag: '@slow' },
    async ({ page }) => {
      await openCreateForm(page);
      await writePost(page, { title: 'Written fast' });
      await field(page, 'Content').click();
      const release = await holdRequests(page, /\/rest\/v1\/blog_posts/);
      await page.keyboard.press('Control+s');
      await expect(button(page, 'Creating...')).toBeVisible();
      await page.keyboard.type('A ');
      const before = textBeforeCaret(page);
      release();
      expect(await before).toBe('A ');
      await page.keyboard.type('thought');
      await expect(
        page.getByRole('heading', { name: 'Edit blog post “Written fast”' }),
      ).toBeVisible();
      await expect(field(page, 'Content')).toHaveText('A thought');
    },
  );

  test(
    'is gone on with where the caret was when Ctrl+S stored it',
    { tag: '@slow' },
    async ({ page }) => {
      await openCreateForm(page);
      await writePost(page, { title: 'Gone on with' });
      await field(page, 'Content').click();
      await page.keyboard.type('A thought ');
      await page.keyboard.press('Control+s');
      await expect(
        page.getByRole('heading', { name: 'Edit blog post “Gone on with”' }),
      ).toBeVisible();
      await page.keyboard.type('and its end');
      await expect(field(page, 'Content')).toHaveText('A thought and its end');
    },
  );

  test('is written on after the mouse has saved it', { tag: '@slow' }, async ({ page }) => {
    await openCreateForm(page);
    await writePost(page, { title: 'By mouse', excerpt: 'It is short.' });
    const release = await holdRequests(page, /\/rest\/v1\/blog_posts/);
    await button(page, 'Save draft').click();
    await expect(button(page, 'Creating...')).toBeVisible();
    await field(page, 'Excerpt').click();
    await page.keyboard.press('Home');
    await page.keyboard.type('See: ');
    release();
    await expect(page.getByRole('heading', { name: 'Edit blog post “By mouse”' })).toBeVisible();
    await expect(field(page, 'Excerpt')).toBeFocused();
    await page.keyboard.type('“');
    await expect(field(page, 'Excerpt')).toHaveValue('See: “It is short.');
    await page.getByRole('link', { name: 'Blog posts' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('link', { name: 'By mouse', exact: true }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(field(page, 'Excerpt')).toHaveValue('See: “It is short.');
  });

  test(
    'is published, and what was typed meanwhile is offered in its form',
    { tag: '@slow' },
    async ({ page, server }) => {
      await openCreateForm(page);
      await writePost(page, { ...POST, title: 'Too soon' });
      const release = await holdRequests(page, /\/rest\/v1\/blog_posts/);
      await button(page, 'Create Post').click();
      await expect(button(page, 'Creating...')).toBeVisible();
      await field(page, 'Excerpt').fill('For everybody.');
      release();
      await expect(page).toHaveURL('/blog/too-soon');
      await expect(page.getByText(POST.content)).toBeVisible();
      const [post] = await server.rows('blog_posts?slug=eq.too-soon', 'admin');
      await page.goto(`/admin/blog_posts/${String(post?.id)}`);
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(field(page, 'Excerpt')).toHaveValue('For everybody.');
      await page.goto('/admin');
      await expect(field(page, 'Title')).toHaveValue('');
      await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
    },
  );

  test(
    'is scheduled to the minute by a clock in London, dated on that day, and brought back',
    { tag: '@slow' },
    async ({ page, server }) => {
      const year = new Date().getFullYear() + 1;
      await openCreateForm(page);
      await writePost(page, { ...POST, title: 'In the summer' });
      await button(page, 'Schedule…').click();
      const dialog = page.getByRole('dialog', { name: 'When is it published?' });
      const time = dialog.getByLabel('Date and time in the UK');
      await time.fill('2020-01-01T09:00');
      await expect(dialog.getByText('This time has passed.')).toBeVisible();
      await time.fill(`${year}-07-01T09:30`);
      await expect(dialog.getByText(/1 Jul \d{4}, 09:30 BST/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Schedule' }).click();
      await expect(
        page.getByText(`Scheduled: it is published on 1 Jul ${year}, 09:30`),
      ).toBeVisible();
      expect(await publicRows(server, 'in-the-summer')).toEqual([]);
      const [post] = await server.rows('blog_posts?slug=eq.in-the-summer', 'admin');
      expect(post?.date).toBe(`July 1, ${year}`);
      expect(new Date(String(post?.published_at)).toISOString()).toBe(
        `${year}-07-01T08:30:00.000Z`,
      );

      await page.getByRole('link', { name: 'Blog posts' }).click();
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Scheduled');
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.getByRole('link', { name: 'In the summer', exact: true }).click();
      await button(page, 'Publish now').click();
      await expect.poll(() => publicRows(server, 'in-the-summer')).toHaveLength(1);
      await page.getByRole('button', { name: 'Clear filters' }).first().click();
      await page.getByRole('link', { name: 'In the summer', exact: true }).click();
      await button(page, 'Withdraw').click();
      await expect(page.getByText('Withdrawn: only staff can read it')).toBeVisible();
      expect(await publicRows(server, 'in-the-summer')).toEqual([]);
    },
  );

  test('is offered for a day that is still to come', { tag: '@slow' }, async ({ page, server }) => {
    const year = new Date().getFullYear() + 1;
    await openCreateForm(page);
    await writePost(page, { ...POST, title: 'On that day' });
    await button(page, 'Edit date').click();
    await page.getByLabel('Date', { exact: false }).first().fill(`${year}-03-04`);
    await button(page, 'Publish it on that day…').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Date and time')).toHaveValue(`${year}-03-04T09:00`);
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(
      page.getByText(`Scheduled: it is published on 4 Mar ${year}, 09:00`),
    ).toBeVisible();
    expect(await publicRows(server, 'on-that-day')).toEqual([]);
  });
});

test(
  'a scheduled post comes to an open list at its time, without anybody doing anything',
  { tag: '@slow' },
  async ({ page, server }) => {
    const title = 'Right on time';
    const at = (time: number) => new Date(time).toISOString();
    const published_at = at(Date.now() + WAIT_MS);
    const [post] = await insertPosts(server, [aPost({ title, published_at })]);
    await page.clock.install();
    const responsePromise = page.waitForResponse('**/rpc/content_state');
    await gotoHydrated(page, '/blog');
    await page.getByRole('searchbox').click();
    await responsePromise;
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    expect(await publicRows(server, 'right-on-time')).toEqual([]);
    // The time passes for the database and for the tab.
    await server.update(`blog_posts?id=eq.${post?.id}`, { published_at: at(Date.now()) });
    await page.clock.fastForward(WAIT_MS + 1000);
    await page.getByRole('button', { name: 'Show 1 new article' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const fresh = await page.context().newPage();
    await fresh.goto('/blog');
    await expect(fresh.getByRole('heading', { name: title })).toBeVisible();
  },
);

test(
  'an address that a post has left leads to it, replacing the entry; an unknown one shows the list',
  { tag: '@slow' },
  async ({ page, server }) => {
    const [post] = await insertPosts(server, [aPost({ title: 'Moving house' })]);
    await server.update(`blog_posts?id=eq.${post?.id}`, { slug: 'moved-house' });
    await page.goto('/about');
    await page.goto('/blog/moving-house?by=mail#part-boxes');
    await expect(page).toHaveURL('/blog/moved-house?by=mail#part-boxes');
    await expect(page.getByRole('heading', { level: 1, name: 'Moving house' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goto('/blog/never-there');
    await expect(page.getByRole('heading', { name: 'Cleaning Tips & Insights' })).toBeVisible();
    await expect(page).toHaveURL('/blog/never-there');
  },
);

test(
  'the address of a draft tells staff so, and leads to its form; a visitor hears that it is not there',
  { tag: '@slow' },
  async ({ page, server }) => {
    const title = 'Not for visitors yet';
    const [post] = await insertPosts(server, [
      aPost({ title, slug: 'not-for-visitors-yet', published_at: null }),
    ]);
    await page.goto('/blog/not-for-visitors-yet');
    await expect(page.getByText('There is no article at this address.')).toBeInViewport();
    await page.goto('/admin/login');
    await signInAsStaff(page);
    await expect(page.getByRole('button', { name: 'Account: ' })).toBeVisible();
    await page.goto('/blog/not-for-visitors-yet');
    await expect(page.getByText('Visitors cannot read this post yet')).toBeInViewport();
    await page.getByRole('link', { name: 'Open its form' }).click();
    await expect(page).toHaveURL(`/admin/blog_posts/${post?.id}`);
    await expect(field(page, 'Title')).toHaveValue(title);
  },
);

test(
  'a preview link shows a draft to somebody without an account, and nothing once it is ended',
  { tag: '@slow' },
  async ({ page, browser, server }) => {
    const names = ['Hall', 'Kitchen', 'Bathroom', 'Bedroom', 'Stairs', 'Loft'];
    const content = names.map((name) => `<h2>${name}</h2>${'<p>Dust from above.</p>'.repeat(9)}`);
    const draft = aPost({ title: 'Look first', content: content.join(''), published_at: null });
    const [post] = await insertPosts(server, [draft]);
    await page.goto(`/admin/blog_posts/${post?.id}`);
    await button(page, 'Preview link').click();
    const dialog = page.getByRole('dialog', { name: 'Preview link' });
    await expect(dialog.getByText('No link is open.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Make a link' }).dblclick();
    const address = await dialog.getByLabel('The link').inputValue();
    await expect(dialog.getByText('One link is open, until')).toBeVisible();
    expect(address).toMatch(/\/blog\/preview#[0-9a-f]{64}$/);

    const somebody = await browser.newPage();
    const thrown: string[] = [];
    somebody.on('pageerror', ({ message }) => thrown.push(message));
    const asked: string[] = [];
    somebody.on('request', (request) => asked.push(request.url()));
    const answer = await somebody.goto(address);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    await expect(somebody.getByRole('heading', { level: 1, name: 'Look first' })).toBeVisible();
    await expect(somebody.getByText('This is a preview.')).toBeVisible();
    await expect(somebody.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const token = new URL(address).hash.slice(1);
    expect(
      asked.filter((url) => new URL(url).pathname.concat(new URL(url).search).includes(token)),
    ).toEqual([]);
    const link = somebody.getByRole('link', { name: 'Loft' });
    await link.click();
    await expect(somebody.getByRole('heading', { name: 'Loft' })).toBeInViewport();
    await link.press('Enter');
    await expect(somebody).toHaveURL(address);
    await expect(somebody.getByText('This is a preview.')).toBeAttached();
    await somebody.reload();
    await expect(somebody.getByText('This is a preview.')).toBeAttached();

    await dialog.getByRole('button', { name: 'End it' }).click();
    await expect(dialog.getByText('No link is open.')).toBeVisible();
    await somebody.reload();
    await expect(somebody.getByText('This preview has ended')).toBeVisible();
    expect(thrown).toEqual([]);
    await somebody.close();
  },
);

test(
  'history puts an earlier version into the form unsaved, and a deleted post comes back with its address',
  { tag: '@slow' },
  async ({ page, server }) => {
    const [post] = await insertPosts(server, [
      aPost({ title: 'Changed', excerpt: 'The first words.' }),
    ]);
    const row = `blog_posts?id=eq.${post?.id}`;
    const changed = { excerpt: 'The last words.', slug: 'changed-address' };
    await server.update(row, changed, 'admin');
    await page.goto(`/admin/blog_posts/${post?.id}`);
    await button(page, 'History').click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history.getByRole('deletion').filter({ hasText: 'first' })).toBeVisible();
    await expect(history.getByRole('insertion').filter({ hasText: 'last' })).toBeVisible();
    await history.getByRole('button', { name: /First saved/ }).click();
    // Its address and its date are asked for separately.
    await expect(
      history.getByRole('checkbox', { name: 'Also its web address and date' }),
    ).not.toBeChecked();
    await history.getByRole('button', { name: 'Put this version into the form' }).click();
    await expect(field(page, 'Excerpt')).toHaveValue('The first words.');
    const now = 'changed-address';
    expect(await publicRows(server, now)).toMatchObject([{ excerpt: 'The last words.' }]);
    await button(page, 'Save changes').click();
    await expect(page.getByText('Blog post saved')).toBeVisible();
    expect(await publicRows(server, now)).toMatchObject([{ excerpt: 'The first words.' }]);

    await server.delete(row, 'admin');
    await page.reload();
    await button(page, 'Recently deleted').click();
    await page.getByRole('button', { name: 'Bring Changed back' }).click();
    await expect(page.getByText('“Changed” is back')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bring Changed back' })).toBeHidden();
    expect(await publicRows(server, now)).toMatchObject([{ id: post?.id }]);
  },
);

test(
  'a stored picture is found by the post that shows it and used again; one that nothing shows is removed',
  { tag: '@slow' },
  async ({ page, server }) => {
    await insertPosts(server, [aPost({ title: 'Without' })]);
    const unused = await storePicture(server);

    await openCreateForm(page);
    await button(page, 'Choose from library').click();
    const library = page.getByRole('dialog', { name: 'Library' });
    await library.getByRole('checkbox', { name: 'Unused pictures (1)' }).check();
    await library.getByRole('button', { name: 'Remove… the picture' }).click();
    await page
      .getByRole('dialog', { name: 'Remove this' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(library.getByText('There is no such picture.')).toBeVisible();
    const gone = await fetch(`${server.url}/storage/v1/object/public/blog-images/${unused}`);
    expect(gone.ok).toBe(false);

    await library.getByRole('checkbox', { name: 'Unused pictures (0)' }).uncheck();
    await library.getByLabel('What it shows, or where it is used').fill('hire a carpet');
    await library.getByRole('button', { name: /^A carpet .*In “Hire a Carpet/ }).click();
    const preview = page.getByRole('img', { name: 'Preview of the picture' });
    await expect(preview).toHaveAttribute('src', /\.avif$/);
    const words = /^A carpet cleaning machine/;
    await expect(field(page, 'What the picture shows')).toHaveValue(words);

    await button(page, 'Image').click();
    const insert = page.getByRole('dialog', { name: 'Insert a picture' });
    await insert.getByRole('button', { name: 'Choose from library' }).click();
    await expect(library.getByRole('button', { name: 'Replace' })).toHaveCount(0);
    await library.getByRole('button', { name: /^A carpet .*In “Hire a Carpet/ }).click();
    await expect(insert.getByLabel('Alternative text')).toHaveValue(words);
    await insert.getByRole('button', { name: 'Insert picture' }).click();
    const inserted = field(page, 'Content').getByRole('img', { name: words });
    await expect(inserted).toHaveAttribute('src', /\.avif$/);
  },
);

test(
  'the library is a page: pictures are found by what they show, lead to where they are used, and go when nothing needs them',
  { tag: '@slow' },
  async ({ page, server }) => {
    const image = `/storage/v1/object/public/blog-images/${await storePicture(server)}`;
    const inText = `/storage/v1/object/public/blog-images/${await storePicture(server)}`;
    await storePicture(server);
    await insertPosts(server, [
      aPost({ title: 'On top', image, image_alt: 'A desk by the window' }),
      aPost({
        title: 'Inside',
        image_alt: null,
        content: `<p>Look:</p><img src="${inText}" alt="A &quot;clean&quot; hob">`,
      }),
    ]);
    await page.goto('/admin/blog_posts');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('button', { name: 'Content' })
      .click();
    await page.getByRole('menuitem', { name: 'Pictures' }).click();
    await expect(page.getByRole('heading', { name: 'Pictures', level: 1 })).toBeVisible();
    const search = page.getByLabel('What it shows, or where it is used');
    const pictures = page.getByRole('main').getByRole('listitem');
    await search.fill('“clean” hob'.replace(/[“”]/g, '"'));
    await expect(pictures).toHaveCount(1);
    await expect(pictures.getByRole('link', { name: 'Inside' })).toBeVisible();
    await search.fill('by the window');
    await expect(pictures).toContainText('A desk by the window');
    await expect(page.getByRole('button', { name: /^Remove… the/ })).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await search.fill('');
    await page.getByRole('checkbox', { name: 'Unused pictures (1)' }).check();
    await page.getByRole('button', { name: /^Remove… the/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('There is no such picture.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Unused pictures (0)' }).uncheck();
    await pictures.getByRole('link', { name: 'On top' }).click();
    await expect(field(page, 'Title')).toHaveValue('On top');
  },
);

test(
  'the library takes pictures, keeps one copy of each, and says what they show wherever they are',
  { tag: '@slow' },
  async ({ page, server }) => {
    const image = `/storage/v1/object/public/blog-images/${await storePicture(server)}`;
    await insertPosts(server, [aPost({ title: 'On top', image, image_alt: null })]);
    await page.goto('/admin/pictures');
    const pictures = page.getByRole('main').getByRole('listitem');
    await expect(pictures.first()).toBeVisible();
    const before = await pictures.count();
    const picker = page.locator('input[type=file][multiple]');
    const files = ['public/pictures/office.webp', 'public/pictures/carpet.webp'];
    await picker.setInputFiles(files);
    await expect(page.getByText('2 pictures are stored, the newest first.')).toBeVisible();
    await expect(pictures).toHaveCount(before + 2);
    await expect(pictures.first()).toContainText('Unused');
    await picker.setInputFiles([...files.slice(1), 'README.md']);
    await expect(page.getByText('“carpet.webp” is here already.')).toBeVisible();
    await expect(page.getByText(/“README.md” is not a .* picture/)).toBeVisible();
    await expect(pictures).toHaveCount(before + 2);

    await page.getByRole('button', { name: /^Describe….*In “On top”/ }).click();
    const dialog = page.getByRole('dialog', { name: 'What does the picture show?' });
    await dialog.getByLabel('What the picture shows').fill('A desk by the window');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(pictures.filter({ hasText: 'On top' })).toContainText('A desk by the window');
    await pictures.getByRole('link', { name: 'On top' }).click();
    await expect(page.getByLabel('What the picture shows').first()).toHaveValue(
      'A desk by the window',
    );
  },
);

test(
  'a picture is replaced in every post that shows it, over nobody’s change, and history keeps the old one',
  { tag: '@slow' },
  async ({ page, server }) => {
    const old = await storePicture(server);
    const image = `/storage/v1/object/public/blog-images/${old}`;
    const [, inText, open] = await insertPosts(server, [
      aPost({ title: 'Shown on top', image }),
      aPost({
        title: 'Shown inside',
        content: `<p>A</p><img src="${image}" alt="" width="1" height="1">`,
      }),
      aPost({ title: 'Shown here', image }),
    ]);
    // Somebody saves one of the texts between its reading and its writing.
    await page.route(
      (url) =>
        url.pathname === '/rest/v1/blog_posts' && url.searchParams.get('id') === `eq.${inText?.id}`,
      async (route) => {
        const response = await route.fetch({ maxRetries: 2 });
        await server.update(`blog_posts?id=eq.${inText?.id}`, {
          content: `<p>Theirs</p><img src="${image}" alt="" width="1" height="1">`,
        });
        await route.fulfill({ response });
      },
      { times: 1 },
    );

    await page.goto(`/admin/blog_posts/${open?.id}`);
    await field(page, 'Excerpt').fill('Typed meanwhile.');
    await button(page, 'Choose from library').click();
    const library = page.getByRole('dialog', { name: 'Library' });
    const replace = async (use: string, question: string) => {
      const chooser = page.waitForEvent('filechooser');
      await library.getByRole('button', { name: `Replace… the picture In ${use}` }).click();
      await (await chooser).setFiles('public/pictures/office.webp');
      const dialog = page.getByRole('dialog', { name: question });
      await dialog.getByRole('button', { name: 'Replace it' }).click();
    };
    await replace('“Shown here”, “Shown inside” and 1 more', 'Replace the picture in 3 places?');
    await expect(library.getByText('“Shown inside” keeps the old picture: Somebody')).toBeVisible();
    await expect(
      library.getByText('The new picture is in 1 place. It is in the form'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Save changes').click();
    await expect(page.getByText('Blog post saved')).toBeVisible();
    expect(await publicRows(server, 'shown-here')).toMatchObject([
      { excerpt: 'Typed meanwhile.', image: expect.not.stringContaining(old) },
    ]);

    await page.getByRole('link', { name: 'New blog post' }).first().click();
    await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
    await button(page, 'Choose from library').click();
    await replace('“Shown inside”', 'Replace the picture in 1 place?');
    await expect(library.getByText('The new picture is in 1 place.')).toBeVisible();
    expect(await publicRows(server, 'shown-inside')).toMatchObject([
      {
        content: expect.stringMatching(
          /^<p>Theirs<\/p><img src="[^"]+\.webp" alt="" width="1\d+" height="\d+">$/,
        ),
      },
    ]);
    await expect(library.getByRole('button', { name: 'In an earlier version' })).toBeVisible();
    expect(await server.rows('revisions?select=row->>image&order=id', 'admin')).toContainEqual({
      image,
    });
  },
);

test(
  'the library replaces and describes a picture in drafts, too, and a scheduled one still goes out',
  { tag: '@slow' },
  async ({ page, server }) => {
    const image = `/storage/v1/object/public/blog-images/${await storePicture(server)}`;
    const html = (words: string) => `<p>${words}</p><img src="${image}" alt="">`;
    const [inBoth, inDraft] = await insertPosts(server, [
      aPost({ title: 'In both', content: html('Now') }),
      aPost({ title: 'In the draft' }),
    ]);
    const draft = { table_name: 'blog_posts', publish_at: '2999-01-01T00:00:00Z' };
    await server.insert('drafts', [
      {
        ...{ ...draft, record_id: inBoth?.id },
        ...{ changes: { content: html('Then') }, base: { content: html('Now') } },
      },
      { ...draft, record_id: inDraft?.id, changes: { image }, base: { image: inDraft?.image } },
    ]);

    await page.goto('/admin/pictures');
    const picture = page.getByRole('main').getByRole('listitem').filter({ hasText: 'In both' });
    await picture.getByRole('button', { name: /^Describe…/ }).click();
    const words = page.getByRole('dialog', { name: 'What does the picture show?' });
    await words.getByLabel('What the picture shows').fill('A hob');
    await button(page, 'Save').click();
    await expect(words).toBeHidden();
    const chooser = page.waitForEvent('filechooser');
    await picture.getByRole('button', { name: /^Replace…/ }).click();
    await (await chooser).setFiles('public/pictures/office.webp');
    await button(page, 'Replace it').click();
    await expect(page.getByText('The new picture is in 2 places.')).toBeVisible();

    await server.update('drafts?publish_at=not.is.null', { publish_at: '2026-01-01T00:00:00Z' });
    await page.goto('/blog');
    await expect.poll(() => server.rows('drafts?select=failed_at', 'service')).toEqual([]);
    const columns = 'select=content,image,image_alt&order=title';
    const published = await server.rows(
      `blog_posts?id=in.(${inBoth?.id},${inDraft?.id})&${columns}`,
    );
    expect(published).toMatchObject([
      { content: expect.stringMatching(/^<p>Then<.*\.webp" alt="A hob"/) },
      { image: expect.stringMatching(/\.webp$/), image_alt: 'A hob' },
    ]);
  },
);

test(
  'staff are told whose former address they take, and which links lead nowhere',
  { tag: '@slow' },
  async ({ page, server }) => {
    const [post] = await insertPosts(server, [aPost({ title: 'Once here' })]);
    await server.update(`blog_posts?id=eq.${post?.id}`, { slug: 'now-there' });
    const content =
      '<p><a href="/blog/now-there">a</a> <a href="/blog/gone">b</a> <a href="/blog/once-here">c</a></p>';
    const [other] = await insertPosts(server, [aPost({ title: 'Linking', content })]);
    await page.goto(`/admin/blog_posts/${other?.id}`);
    await page.getByRole('button', { name: '2 things to look at' }).click();
    await expect(page.getByText('there is no page at /blog/gone')).toBeVisible();
    await expect(page.getByText('/blog/once-here leads on to “Once here”')).toBeVisible();
    await field(page, 'Web address').fill('once-here');
    await expect(page.getByText('“Once here” was once at /blog/once-here')).toBeVisible();
  },
);

test(
  'the admin of a project with the specification’s table alone names the migration that is missing',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    const server = await startServer({ prepare: withoutAdditions });
    await page.goto(`${server.url}/admin`);
    await expect(page.getByText('The database lacks the migration 2026')).toHaveText(
      /_baseline\.sql: run npx supabase db push, then load this page again\.$/,
    );
  },
);

/** A database without publication. */
async function withoutAdditions(dataDir: string): Promise<void> {
  const backend = await startBackend({ dataDir, withSeed: true });
  await backend.database.exec(`
    drop table public.previews, public.moved_addresses, public.revisions, public.enquiries cascade;
    drop table public.services, public.price_plans, public.questions, public.testimonials,
      public.team_members, public.company, public.content_versions cascade;
    alter table public.blog_posts disable trigger user;
    drop function public.applied_migrations, public.picture_library, public.content_state, private.content_state, public.preview_post, public.create_preview,
      public.post_categories;
    alter table public.blog_posts
      drop column published_at cascade, drop column image_alt, drop column image_focus,
      drop column search_title, drop column search_description, drop column word_count,
      drop column search_text, drop column day;
    create policy "Everyone reads posts" on public.blog_posts for select using (true);
  `);
  await backend.close();
}
