import type { Page } from '@playwright/test';
import { previewOf } from '../support/admin.ts';
import { ARTICLE_ATTACKS } from '../support/article-attacks.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

/* Every attack calls alert(), loads something from evil.example or links to it. */

const HOSTILE_TEXTS = [
  '<img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'javascript:alert(1)',
  '\u202Etpircs\u202C <b>bold</b>',
  ']]><script>alert(1)</script>',
];

/** Effects of attacks on this page: dialogs, and requests to the attacker. */
function watchForHarm(page: Page): string[] {
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`${page.url()} showed a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (
      new URL(request.url()).hostname.endsWith('evil.example') &&
      request.resourceType() !== 'image'
    ) {
      harm.push(`${page.url()} asked for ${request.resourceType()} ${request.url()}`);
    }
  });
  return harm;
}

/** Postgres' text has no null character, so that one attack cannot be stored. */
const STORABLE_ATTACKS = ARTICLE_ATTACKS.filter(([, html]) => !html.includes('\u0000'));

/** Elements, handlers and addresses of an article that could act; runs in the page. */
function activeContent(article: Element): string[] {
  const ACTIVE = /^(script|style|iframe|form|input|button|object|embed|svg|math|link|meta|base)$/;
  return [...article.querySelectorAll('*')].flatMap((element) => [
    ...(ACTIVE.test(element.localName) ? [element.localName] : []),
    ...[...element.attributes]
      .filter(
        ({ name, value }) => /^(on|style$)/.test(name) || /^\s*(javascript|data):/i.test(value),
      )
      .map(({ name }) => name),
  ]);
}

/** Opens a post by a navigation without a document. */
async function openWithin(page: Page, slug: string, title: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

test.describe('hostile input, without the browser’s policy', { tag: '@slow' }, () => {
  // Without the CSP: the applications alone must hold.
  test.use({ bypassCSP: true });

  test.beforeEach(async ({ expectConsole, page }) => {
    await page.route(/evil\.example/, (route) => route.abort());
    // The corpus' broken pictures.
    expectConsole(/Failed to load resource/);
  });

  test('no attack in an article does anything to its reader', async ({ page, server }) => {
    const harm = watchForHarm(page);
    const posts = STORABLE_ATTACKS.map(([name, content], index) =>
      aPost({ title: `Attack ${index}: ${name}`, slug: `attack-${index}`, content }),
    );
    await insertPosts(server, posts);
    await gotoHydrated(page, '/blog/attack-0');
    for (const { slug, title } of posts) {
      await openWithin(page, slug ?? '', title);
      const article = page.getByRole('article').first();
      expect(await article.evaluate(activeContent), title).toEqual([]);
    }
    expect(harm).toEqual([]);
    // Proves the detection: the same attack without the sanitiser.
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'),
    );
    await expect.poll(() => harm).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe(`/blog/attack-${posts.length - 1}`);
  });

  test('no title or excerpt does anything in list, post, grid, form or preview', async ({
    page,
    server,
  }) => {
    const harm = watchForHarm(page);
    const posts = await insertPosts(
      server,
      HOSTILE_TEXTS.map((text, index) =>
        aPost({
          title: text,
          excerpt: text,
          slug: `hostile-${index}`,
          date: `May ${index + 1}, 2031`,
          content: STORABLE_ATTACKS.map(([, html]) => `<div>${html}</div>`).join(''),
        }),
      ),
    );

    await gotoHydrated(page, '/blog');
    await expect(page.getByRole('heading', { level: 2, name: HOSTILE_TEXTS.at(-1) })).toBeVisible();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page.getByRole('heading', { level: 2, name: HOSTILE_TEXTS[0] })).toBeVisible();
    for (const { slug, title } of posts) {
      await openWithin(page, slug, title);
      await expect.poll(() => page.title()).toContain(title);
    }

    await page.goto('/admin/blog_posts');
    await expect(page.getByRole('cell', { name: HOSTILE_TEXTS[0] }).first()).toBeVisible();
    await page.goto(`/admin/blog_posts/${posts[0]?.id}`);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(HOSTILE_TEXTS[0] ?? '');
    await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(
      HOSTILE_TEXTS[0] ?? '',
    );
    expect(harm).toEqual([]);
  });
});
