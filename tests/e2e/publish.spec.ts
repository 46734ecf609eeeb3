import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openCreateForm, publish, writePost } from '../support/admin.ts';
import { readPost } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

test.describe('publishing a post', { tag: '@slow' }, () => {
  test('puts row, file and page in place, and they outlast a crash', async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await openCreateForm(page, server.url);
    await writePost(page, {
      title: 'How to Clean an Oven Door',
      category: 'Deep Cleaning',
      excerpt: 'Baking soda, a night of patience and no scratched glass.',
      content: 'Spread the paste before bed and wipe it away at breakfast.',
      picture: 'public/pictures/deep-cleaning.webp',
    });
    await publish(page);

    const isPublished = async () => {
      await expect(page).toHaveURL(`${server.url}/blog/how-to-clean-an-oven-door`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to Clean an Oven Door');
      await expect(page.getByText('Spread the paste before bed')).toBeVisible();
      const picture = page.locator('article img').first();
      await expect(picture).toHaveAttribute('src', /\/blog-images\/blog\/[0-9a-f-]{36}\.webp$/);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(1536);
    };
    await isPublished();

    const pictures = join(server.dataDir, 'storage/blog-images/blog');
    const row = await readPost(server, 'how-to-clean-an-oven-door');
    expect(row).toMatchObject({ category: 'Deep Cleaning' });
    expect(readdirSync(pictures)).toContain(row.image.split('/').at(-1));

    await page.goto(`${server.url}/blog`);
    await expect(
      page.getByRole('region', { name: 'Articles' }).getByRole('listitem').first(),
    ).toContainText('How to Clean an Oven Door');

    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      // An open page would request from the stopped server.
      await page.goto('about:blank');
      await server.end(signal);
      await server.start();
      await page.goto(`${server.url}/blog/how-to-clean-an-oven-door`);
      await isPublished();
    }
  });
});
