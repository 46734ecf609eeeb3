import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { startToBuild } from '../support/build-visitors.ts';
import { heavyArticles, parserBombs } from '../support/heavy-articles.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { returnToTab } from '../support/return-to-tab.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Everything that staff may have changed since the last build in one test, because a build takes long. */
test(
  'what staff have written stands in pages that are built anew, without a script, and open tabs follow',
  { tag: '@slow' },
  async ({ page, browser, startServer, expectConsole }) => {
    // What would hold up the build is left to the browser.
    expectConsole(/hostile.*status of 404/);
    const { server, build } = await startToBuild(startServer);
    const portrait = await writeTexts(server);
    const photo = await writePages(server);
    await changeSitePages(server);
    const hostile = await writeHostilePages(server);
    const built = await build();
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: built.url });
    const sitemap = await (await fetch(`${built.url}/sitemap.xml`)).text();

    await test.step('texts', () => readTexts(plain, built, portrait));
    await test.step('pages of sections', () => readPages(plain, built, sitemap, photo));
    await test.step('pages of the specification', () => readSitePages(plain, sitemap));
    await plain.close();
    await test.step('pages change in an open tab', () => changePages(page, server, built));
    await test.step('hostile sections do not hold the browser up', async () => {
      for (const path of hostile) {
        await page.goto(built.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Page ${path}`);
        await page.getByRole('link', { name: 'About', exact: true }).first().click();
        await expect(page).toHaveURL(`${built.url}/about`);
      }
    });
    await test.step('a notice whose last day is over is not shown', async () => {
      await page.clock.setSystemTime(dayFromNow(6));
      await page.goto(`${built.url}/contact`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Closed soon')).toBeHidden();
      expect(await layoutShift(page)).toBe(0);
      // Pending requests of its code.
      await page.goto('about:blank');
    });
  },
);

test(
  'the list of all pages names no article that has been deleted',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    const { server, build } = await startToBuild(startServer);
    await server.delete('blog_posts?slug=neq.spring-cleaning-in-the-right-order');
    const built = await build();
    await page.goto(`${built.url}/sitemap`);
    const articles = page.getByRole('region', { name: 'Popular Blog Articles' });
    await expect(articles.getByRole('link')).toHaveText(['Spring Cleaning in the Right Order']);
  },
);

/** A price, no testimonials, a notice, other hours, and an uploaded photograph; returns its address. */
async function writeTexts(server: Server): Promise<string> {
  await server.update('price_plans?slug=eq.basic', { amount: 2250 }, 'admin');
  await server.delete('testimonials?name=not.is.null', 'admin');
  const [own] = firstRows('company');
  const company = {
    phone: '0121 496 0999',
    opening_hours: { ...(own?.opening_hours as object), sunday: '10:00-14:00' },
    notice: 'Closed soon: ring {{company.phone}}',
    notice_until: dayFromNow(5),
  };
  await server.update('company?id=not.is.null', company, 'admin');

  const image = await upload(server, 'content-images/content', 'team-1');
  await server.update('team_members?id=not.is.null', { image }, 'admin');
  return image;
}

/** Returns the address of one of the site's pictures in a bucket's folder. */
async function upload(server: Server, folder: string, name: string): Promise<string> {
  const path = `${folder}/${crypto.randomUUID()}.webp`;
  const form = new FormData();
  const photo = readFileSync(`public/pictures/${name}.webp`);
  form.set('file', new File([photo], 'x.webp', { type: 'image/webp' }));
  const headers = { apikey: server.secretKey };
  const to = `${server.url}/storage/v1/object/${path}`;
  expect((await fetch(to, { method: 'POST', headers, body: form })).ok).toBe(true);
  return `${server.url}/storage/v1/object/public/${path}`;
}

/** The `srcset`s that a page offers to browsers with AVIF for a picture. */
const encodedOf = (page: Page, image: string) =>
  page
    .locator(`picture:has([src="${image}"]) source[type="image/avif"]`)
    .evaluateAll((all) => all.map((source) => source.getAttribute('srcset') ?? ''));

async function readTexts(plain: Page, built: Server, portrait: string): Promise<void> {
  await plain.goto('/services');
  await expect(plain.getByText('£22.50').first()).toBeVisible();
  await expect(plain.locator('details').filter({ hasText: '£22.50/hour' })).toHaveCount(1);
  await expect(plain.getByRole('link', { name: '0121 496 0999' }).first()).toHaveAttribute(
    'href',
    'tel:+441214960999',
  );
  const data = await plain.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('"telephone":"+441214960999"');
  expect(data).toContain('"price":22.5');
  await plain.goto('/');
  await expect(plain.getByRole('heading', { name: 'What our neighbours say' })).toHaveCount(0);
  await plain.goto('/about');
  const [smallest] = (await encodedOf(plain, portrait))[0]?.split(' ') ?? [];
  expect(smallest).toMatch(/-320\.avif$/);
  expect((await fetch(built.url + smallest)).headers.get('content-type')).toBe('image/avif');
  await plain.goto('/contact');
  await expect(plain.getByRole('row', { name: /Sun 10:00-14:00/ })).toBeVisible();
  await expect(plain.getByText('Closed soon: ring 0121 496 0999')).toBeInViewport();
}

const ATTACK = '<p onclick="steal()">Words</p><script>steal()</script>';

/** One in the menu that has moved, and one with noindex; returns the address of their uploaded photograph. */
async function writePages(server: Server): Promise<string> {
  const image = await upload(server, 'blog-images/blog', 'hero');
  const sections = [
    { id: 'a', type: 'hero', title: 'Our offer', image },
    { id: 'b', type: 'text', html: ATTACK },
    { id: 'c', type: 'unknown', html: ATTACK },
    { id: 'd', type: 'notice', text: 'Not for you', hidden: true },
    { id: 'f', type: 'gallery', pictures: [{ image, image_alt: 'A room' }] },
    {
      id: 'e',
      type: 'questions',
      title: 'Asked',
      questions: [{ question: 'Why?', answer: 'So.' }],
    },
  ];
  const offer = { path: '/first-offer', title: 'Offer', sections, description: 'What it is' };
  await server.insert('pages', offer, 'admin');
  await server.update('pages?path=eq./first-offer', { path: '/offer' }, 'admin');
  const secret = { path: '/secret', title: 'Secret', sections, noindex: true };
  await server.insert('pages', secret, 'admin');
  const link = { place: 'header', label: 'The offer', href: '/offer', position: 'b0' };
  await server.insert('menu', link, 'admin');
  return image;
}

async function readPages(
  plain: Page,
  built: Server,
  sitemap: string,
  photo: string,
): Promise<void> {
  await plain.goto('/about');
  const menu = plain.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'The offer' }).click();
  await expect(plain).toHaveURL(`${built.url}/offer`);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Our offer');
  await expect(plain.getByText('Words')).toBeVisible();
  expect(await plain.content()).not.toContain('steal');
  await expect(plain.getByText('Not for you')).toHaveCount(0);
  // Of the headline, for phones and others, and of the gallery.
  const encoded = await encodedOf(plain, photo);
  expect(encoded).toHaveLength(3);
  for (const srcset of encoded.slice(1)) expect(srcset).toMatch(/-480\.avif 480w, .* 1280w$/);
  const preloaded = plain.locator('link[rel=preload][as=image]');
  await expect(preloaded).toHaveAttribute('imagesrcset', encoded[1] ?? '');
  await expect(plain.locator('meta[name="description"]')).toHaveAttribute('content', 'What it is');
  const data = await plain.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('FAQPage');
  expect(data).toContain('BreadcrumbList');
  await plain.goto('/sitemap');
  const more = plain.getByRole('region', { name: 'More Pages' });
  await expect(more.getByRole('link', { name: 'Offer' })).toHaveAttribute('href', '/offer');
  await expect(more.getByRole('link', { name: 'Secret' })).toHaveCount(0);
  const former = await fetch(`${built.url}/first-offer`, { redirect: 'manual' });
  expect([former.status, former.headers.get('location')]).toEqual([301, '/offer']);
  expect((await plain.goto('/secret'))?.status()).toBe(200);
  await expect(plain.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(sitemap).toContain('/offer</loc>');
  expect(sitemap).not.toContain('/secret');
}

async function changeSitePages(server: Server): Promise<void> {
  const sections = [
    { id: 'a', type: 'hero', title: 'Our terms' },
    { id: 'b', type: 'longText', html: '<h2>Fees</h2><p>Ring {{company.phone}}.</p>' },
  ];
  await server.update('pages?path=eq./terms-of-service', { title: 'Terms', sections }, 'admin');
  const data = { title: 'Data', sections, noindex: true };
  await server.update('pages?path=eq./privacy-policy', data, 'admin');
}

async function readSitePages(plain: Page, sitemap: string): Promise<void> {
  await plain.goto('/terms-of-service');
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Our terms');
  await expect(plain).toHaveTitle('Terms | Brightwell Cleaning');
  await expect(plain.getByText('Ring 0121 496 0999.')).toBeVisible();
  expect(sitemap.split('/terms-of-service</loc>')).toHaveLength(2);
  expect(sitemap).not.toContain('/privacy-policy');
}

async function changePages(page: Page, server: Server, built: Server): Promise<void> {
  const headline = page.getByRole('heading', { level: 1 });
  await gotoHydrated(page, `${built.url}/offer`);
  await expect(headline).toHaveText('Our offer');
  const picture = page.getByRole('presentation').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/^data:|\.avif$/);
  const changed = { sections: [{ id: 'a', type: 'hero', title: 'Our new offer' }] };
  await server.update('pages?path=eq./offer', changed, 'admin');
  await returnToTab(page);
  await expect(headline).toHaveText('Our new offer');
  await expect(page.getByText('Words')).toHaveCount(0);

  // Without a request, on the way from another page.
  await page.goto(`${built.url}/about`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(headline).toHaveText('Our terms');
  const newest = { sections: [{ id: 'a', type: 'hero', title: 'Our newest terms' }] };
  await server.update('pages?path=eq./terms-of-service', newest, 'admin');
  await returnToTab(page);
  await expect(headline).toHaveText('Our newest terms');
}

/** Returns their paths. Each section is allowed; together they are too much. */
async function writeHostilePages(server: Server): Promise<string[]> {
  const heavy = [...heavyArticles(), ...parserBombs(10)].filter((_, index) => index % 3 === 0);
  const texts = heavy.map(([, html]) => [html.slice(0, 190_000)]);
  texts.push(heavy.map(([, html]) => html.slice(0, 20_000)));
  const pages = texts.map((parts, index) => ({
    path: `/hostile/${index}`,
    title: `Page /hostile/${index}`,
    sections: parts.map((html, at) => ({ id: `s${at}`, type: 'text', html })),
  }));
  for (const hostile of pages) await server.insert('pages', hostile, 'admin');
  return pages.map(({ path }) => path);
}
