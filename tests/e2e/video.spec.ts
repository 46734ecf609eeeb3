import { axeFindings } from '../a11y/checks/axe.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Document {
    /** Permissions of the page, by Chromium. */
    featurePolicy: { allowsFeature: (name: string) => boolean };
  }
}

/** The page is newer than the build, so its document's status is 404. */
const ANSWERED_404 = /status of 404/;

test(
  'a video of another site is asked for when somebody plays it, and not before',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(ANSWERED_404);
    const server = await startServer();
    const sections = [
      { id: 'a', type: 'video', title: 'A carpet', address: 'https://youtu.be/dQw4w9WgXcQ' },
      { id: 'b', type: 'video', title: 'A sofa', address: 'https://videos.example/sofa' },
      { id: 'c', type: 'video', title: 'A trap', address: 'javascript:alert(1)' },
    ];
    await server.insert('pages', { path: '/films', title: 'Films', sections }, 'admin');
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' });
    });
    await page.goto(`${server.url}/films`);
    const play = page.getByRole('button', { name: 'Play the video from YouTube' });
    await play.scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Watch the video', exact: true })).toHaveAttribute(
      'href',
      'https://videos.example/sofa',
    );
    await expect(page.getByRole('heading', { name: 'A trap' })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(asked).toEqual([]);

    await play.press('Enter');
    await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible();
    await expect(page.locator('iframe[title="A carpet"]')).toBeFocused();
    const mayPlay = page
      .frames()[1]
      ?.evaluate(() => document.featurePolicy.allowsFeature('autoplay'));
    expect(await mayPlay, 'without a second press').toBe(true);
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1']);
  },
);
