import { expect } from '@playwright/test';
import { gotoHydrated } from '../../support/hydration.ts';
import { at, hold, holdTimers, only, POST_ROWS, type StateGroup } from './state.ts';

const POST = '/blog/how-to-lift-common-carpet-stains';
const SHARE = 'section:has(> [role=status])';

export const postStates: StateGroup[] = [
  {
    name: 'post, and its link',
    states: [
      { name: 'post', open: at(POST) },
      {
        name: 'post with its link copied',
        part: SHARE,
        open: async ({ page }) => {
          await page.context().grantPermissions(['clipboard-write']);
          await gotoHydrated(page, POST);
          await page.getByRole('button', { name: 'Copy link' }).click();
          await expect(page.getByText('Link copied.')).toBeVisible();
        },
      },
    ],
  },
  only({
    name: 'post whose link the browser keeps back',
    part: SHARE,
    open: async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
      });
      await gotoHydrated(page, POST);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('Your browser kept the link back.')).toBeVisible();
    },
  }),
  only({
    name: 'post loading',
    open: async ({ page }) => {
      await holdTimers(page, 5000);
      await hold(page, `${POST_ROWS}slug=eq.*`);
      await gotoHydrated(page, '/blog');
      await page
        .getByRole('link', { name: /Read more/ })
        .first()
        .click();
      await expect(page.getByText('Loading the article...')).toBeVisible();
    },
  }),
  only({
    name: 'post just published, with its message',
    part: '#root',
    open: async ({ page }) => {
      await holdTimers(page, 5000);
      await page.addInitScript(() =>
        sessionStorage.setItem(
          'flash',
          JSON.stringify({ description: 'Blog post created successfully' }),
        ),
      );
      await page.goto(POST);
      await expect(page.getByText('Blog post created successfully')).toBeVisible();
    },
  }),
];
