import { expect, type Page } from '@playwright/test';
import { SERVICE_IDS } from '../../src/site/content/services.ts';
import { openTakenOver } from '../support/react-arrival.ts';
import { hold, holdTimers, type State } from './state.ts';

const POST = '/blog/how-to-lift-common-carpet-stains';
const POSTS = '**/rest/v1/blog_posts*';

const at =
  (path: string): State['open'] =>
  async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

const atNothing =
  (path: string): State['open'] =>
  async (tools) => {
    tools.expectConsole(/status of 404/);
    await at(path)(tools);
  };

async function fillEnquiry(page: Page) {
  await page.getByLabel('Full Name').fill('Ada Byron');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Phone Number').fill('0121 496 0000');
  await page.getByLabel('Service Interested In').selectOption('Other');
  await page.getByLabel('Message').fill('Two rooms, please.');
}

const sendEnquiry = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

async function sendFilledEnquiry(page: Page) {
  await page.goto('/');
  await fillEnquiry(page);
  await sendEnquiry(page);
}

async function openFromHome(page: Page, link: string) {
  await openTakenOver(page, '/');
  await page.getByRole('banner').getByRole('link', { name: link }).click();
}

/** Every screen that visitors see, in every state (issue 7). */
export const publicStates: State[] = [
  { name: 'home with the enquiry form empty', open: at('/') },
  {
    name: 'home with the menu open',
    phoneOnly: true,
    open: async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    },
  },
  {
    name: 'enquiry form with an invalid field',
    part: 'form',
    open: async ({ page }) => {
      await page.goto('/');
      await sendEnquiry(page);
      await expect(page.getByLabel('Full Name')).toBeFocused();
    },
  },
  {
    name: 'enquiry form sending',
    part: 'form',
    open: async ({ page }) => {
      await holdTimers(page, 1500);
      await sendFilledEnquiry(page);
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    },
  },
  {
    name: 'enquiry form thanked',
    open: async ({ page }) => {
      await holdTimers(page, 5000);
      await sendFilledEnquiry(page);
      await expect(page.getByText('Thank You!')).toBeVisible();
    },
  },
  { name: 'about', open: at('/about') },
  { name: 'services', open: at('/services') },
  ...SERVICE_IDS.slice(1).map((id): State => ({
    name: `services, tab ${id}`,
    part: `main section:has(#${id})`,
    open: async ({ page }) => {
      await page.goto(`/services#${id}`);
      await expect(page.locator(`#${id}`)).toBeVisible();
    },
  })),
  {
    name: 'services with a question open',
    part: 'details',
    open: async ({ page }) => {
      await page.goto('/services');
      await page.locator('summary').first().click();
      await expect(page.locator('details').first()).toHaveAttribute('open');
    },
  },
  {
    name: 'blog list loading',
    open: async ({ page }) => {
      await hold(page, POSTS);
      await openFromHome(page, 'Blog');
      await expect(page.getByText('Loading blog posts...')).toBeVisible();
    },
  },
  { name: 'blog list', open: at('/blog') },
  {
    name: 'blog list, page 2',
    part: 'main',
    open: async ({ page }) => {
      await page.goto('/blog?page=2');
      await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    },
  },
  {
    name: 'blog list filtered',
    part: 'main',
    open: async ({ page }) => {
      await page.goto('/blog?q=carpet&category=Carpet+Cleaning');
      await expect(page.getByRole('button', { name: 'Carpet Cleaning' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  },
  {
    name: 'blog list with nothing found',
    part: 'main',
    open: async ({ page }) => {
      await page.goto('/blog?q=zeppelin');
      await expect(page.getByText('No Posts Found')).toBeVisible();
    },
  },
  {
    name: 'blog list in place of an unknown post',
    open: async ({ page }) => {
      await page.goto('/blog/no-such-post');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cleaning Tips & Insights');
    },
  },
  { name: 'post', open: at(POST) },
  {
    name: 'post loading',
    open: async ({ page }) => {
      await hold(page, `${POSTS}slug=eq.*`);
      await openTakenOver(page, '/blog');
      await page
        .getByRole('link', { name: /Read more/ })
        .first()
        .click();
      await expect(page.getByText('Loading the article...')).toBeVisible();
    },
  },
  {
    name: 'post just published, with its message',
    part: '#root',
    open: async ({ page }) => {
      await holdTimers(page, 5000);
      await page.addInitScript(() =>
        sessionStorage.setItem(
          'flash',
          JSON.stringify({
            kind: 'success',
            title: 'Success!',
            description: 'Blog post created successfully',
          }),
        ),
      );
      await page.goto(POST);
      await expect(page.getByText('Blog post created successfully')).toBeVisible();
    },
  },
  {
    name: 'contact',
    open: async (tools) => {
      await tools.page.route('https://www.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
      );
      await at('/contact')(tools);
    },
  },
  { name: 'sitemap', open: at('/sitemap') },
  { name: 'privacy policy', open: at('/privacy-policy') },
  { name: 'terms of service', open: at('/terms-of-service') },
  { name: 'unknown address', open: atNothing('/no/such/page') },
  { name: 'address of a place without a page', open: atNothing('/locations/walsall') },
];
