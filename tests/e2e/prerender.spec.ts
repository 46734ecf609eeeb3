import type { Page } from '@playwright/test';
import { fillEnquiry, sendEnquiry } from '../support/enquiry.ts';
import { lookAgain } from '../support/look-again.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { isTakenOver, openTakenOver } from '../support/react-arrival.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** What moved in view without the visitor's doing (web.dev, "Cumulative Layout Shift"). */
    layoutShift: number;
  }
}

function watchShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value?: number })[])
      window.layoutShift += entry.value ?? 0;
  }).observe({ type: 'layout-shift', buffered: true });
}

const POST = '/blog/how-to-lift-common-carpet-stains';

const PAGES = [
  { path: '/', heading: /.+/ },
  { path: '/about', heading: /.+/ },
  { path: '/services', heading: /.+/ },
  { path: '/blog', heading: 'Cleaning Tips & Insights' },
  { path: POST, heading: 'How to Lift Common Carpet Stains' },
  { path: '/contact', heading: /.+/ },
  { path: '/sitemap', heading: 'Sitemap' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/terms-of-service', heading: 'Terms of Service' },
];

/** Keeps the application's code back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture keeps its chosen point in view', async ({ page }) => {
    await page.goto('/blog/hire-a-carpet-cleaner-or-book-one');
    const picture = page.getByRole('img', { name: 'A carpet cleaning machine' });
    await expect(picture).toHaveCSS('object-position', '60% 45%');
  });

  test('every page can be read', async ({ page }) => {
    for (const { path, heading } of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText(/\w{3,}/);
    }
  });

  test('the enquiry form, which cannot be sent, gives telephone and e-mail in its place', async ({
    page,
  }) => {
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Enquiry' });
    await expect(form.getByRole('link', { name: '0121 496 0123' })).toBeVisible();
    await expect(form.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(form.getByRole('button')).toHaveCount(0);
    await page.screenshot({ path: 'test-results/c1-noscript.png' });
  });

  test('the site can be navigated, and questions open', async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Read more' }).first().click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    await expect(page.getByRole('main').getByRole('article')).toBeVisible();
    await navigation.getByRole('link', { name: 'Services' }).click();
    const question = page.locator('details').first();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
  });

  test('an unknown address gets the 404 page with its status', async ({ page, expectConsole }) => {
    expectConsole(/status of 404/);
    const response = await page.goto('/locations/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });
});

test.describe('taking over', () => {
  test(
    'keeps the elements of every page, whatever its anchor and query',
    { tag: '@slow' },
    async ({ page, expectConsole }) => {
      const addresses = [
        ...PAGES.map(({ path }) => path),
        '/services#carpet',
        '/blog?q=carpet&page=2',
        '/no/such/page',
        '/locations/walsall',
      ];
      expectConsole(/status of 404/);
      for (const address of addresses) {
        const release = await holdScripts(page);
        await page.goto(address);
        const heading = await page.locator('h1').elementHandle();
        release();
        await expect.poll(() => isTakenOver(page)).toBe(true);
        expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
        await page.unrouteAll({ behavior: 'wait' });
      }
    },
  );

  test('the address of a post published after the build opens it, never another page', async ({
    page,
    server,
  }) => {
    const [post] = await insertPosts(server, [aPost({ title: 'Published After the Build' })]);
    const release = await holdScripts(page);
    const response = await page.goto(`/blog/${post?.slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('main')).not.toContainText(/not found|Cleaning Tips/i);
    const link = page.getByRole('banner').getByRole('link', { name: 'Services' });
    await link.focus();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Published After the Build');
    await expect(page).toHaveTitle(/^Published After the Build/);
    await expect(link).toBeFocused();
  });

  const HAS_CHANGED = '/rest/v1/blog_posts';
  const WHEN_IS_THE_NEXT = '/rest/v1/rpc/seconds_to_publication';
  for (const [path, questions] of [
    ['/blog', [HAS_CHANGED, WHEN_IS_THE_NEXT]],
    [POST, [HAS_CHANGED]],
  ] as const)
    test(`${path} asks only whether posts have changed since the build, and a list when the next one comes`, async ({
      page,
    }) => {
      const asked: URL[] = [];
      page.on('request', (request) => {
        // Every page asks once whether the company's texts have changed.
        if (/\/rest\/v1\/(?!content_versions)/.test(request.url())) {
          asked.push(new URL(request.url()));
        }
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect.poll(() => isTakenOver(page)).toBe(true);
      expect(asked.map(({ pathname }) => pathname).sort()).toEqual(questions);
      expect(asked.flatMap(({ searchParams }) => searchParams.getAll('select'))).toEqual([
        'updated_at',
      ]);
    });

  test('a post published after the build joins the prerendered list, and leaves it', async ({
    page,
    server,
  }) => {
    const [post] = await insertPosts(server, [aPost({ title: 'Newer Than the List' })]);
    await page.addInitScript(watchShifts);
    await page.goto('/blog');
    const heading = page.getByRole('heading', { name: 'Newer Than the List' });
    await expect(heading).toBeVisible();
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.02);
    await server.request(`/rest/v1/blog_posts?id=eq.${post?.id}`, { method: 'DELETE' }, 'service');
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await expect.poll(() => isTakenOver(page)).toBe(true);
    await expect(heading).toHaveCount(0);
  });

  test('a post published while the list is read waits above it and moves nothing', async ({
    page,
    server,
  }) => {
    await openTakenOver(page, '/blog');
    await page.getByRole('searchbox').click();
    await page.evaluate(watchShifts);
    await insertPosts(server, [aPost({ title: 'Published Meanwhile', date: 'May 2, 2031' })]);
    await lookAgain(page);
    const show = page.getByRole('button', { name: 'Show 1 new article' });
    await expect(show).toBeVisible();
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.001);
    await show.click();
    await expect(page.getByRole('heading', { name: 'Published Meanwhile' })).toBeVisible();
    await expect(show).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Articles' })).toBeFocused();
  });

  test('a post edited after the build shows what it says now', async ({ page, startServer }) => {
    const server = await startServer();
    const edited = { method: 'PATCH', body: JSON.stringify({ content: '<p>Use cold water.</p>' }) };
    await server.request(`/rest/v1/blog_posts?slug=eq.${POST.split('/')[2]}`, edited, 'service');
    await page.goto(server.url + POST, { waitUntil: 'networkidle' });
    await expect(page.getByRole('article')).toContainText('Use cold water.');
  });
});

test.describe('what the visitor does before React arrives', () => {
  test('sending the enquiry form puts nothing into the address, and is done when React arrives', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Enquiry' });
    await form.getByLabel('Full Name').fill('Ada Hill');
    await form.getByLabel('Email Address').fill('ada@example.com');
    await form.getByLabel('Phone Number').fill('0121 496 0000');
    await form.getByLabel('Service Interested In').selectOption('Other');
    await form.getByLabel('Message').fill('Two rooms and a landing.');
    await form.getByRole('button').click();
    await expect(page).toHaveURL('/contact');
    release();
    await expect(page.getByText('Thank You!')).toBeVisible();
  });

  for (const path of ['/', '/contact'])
    test(`on ${path} a form that the browser refused is not sent behind the visitor’s back`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto(path);
      await sendEnquiry(page);
      await expect(page.getByLabel('Full Name')).toBeFocused();
      await fillEnquiry(page);
      release();
      await expect.poll(() => isTakenOver(page)).toBe(true);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
      await expect(page.getByLabel('Message')).toHaveValue('Two rooms, please.');
      await sendEnquiry(page);
      await expect(page.getByText('Thank You!')).toBeVisible();
    });

  test('what is typed into the search box filters the list', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/blog');
    await page.getByPlaceholder('Search articles...').pressSequentially('oven');
    release();
    await expect(page.getByRole('status').filter({ hasText: '1 article' })).toBeVisible();
    await expect(page.getByPlaceholder('Search articles...')).toHaveValue('oven');
    await expect(page).toHaveURL('/blog?q=oven');
  });

  test('a press of the menu button opens the menu', { tag: '@phone' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).tap();
    release();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.getByRole('link', { name: 'Services' }).first()).toBeVisible();
  });

  test('a press while React takes over counts once', { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => {
      const { addEventListener } = EventTarget.prototype;
      let pressed = false;
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...words) {
        addEventListener.apply(this, words);
        if (pressed || words[0] !== 'click' || (this as Element).id !== 'root') return;
        pressed = true;
        queueMicrotask(() => document.querySelector<HTMLElement>('[aria-expanded]')?.click());
      };
    });
    await page.goto('/about');
    await expect.poll(() => isTakenOver(page)).toBe(true);
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  for (const path of ['/services', POST])
    test(
      `the first picture of ${path} has come with it, and stays when React arrives`,
      { tag: '@phone' },
      async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        const release = await holdScripts(page);
        await page.goto(path);
        const picture = page.locator('main img').first();
        const shown = () =>
          picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc);
        expect(await shown()).toMatch(/^data:image\/avif/);
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
        release();
        await expect.poll(() => isTakenOver(page)).toBe(true);
        expect(await shown()).toMatch(/^data:image\/avif/);
        const names = /services-hero|87faaf33/;
        expect(asked.filter((url) => names.test(url) && !url.startsWith('data:'))).toEqual([]);
      },
    );
});
