import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openCreateForm, publish, writePost } from '../support/admin.ts';
import { aPost, insertPosts, readPost } from '../support/posts.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const OFFICE = readFileSync('public/pictures/office.webp');
/** An iPhone's photograph by its signature. */
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

const REFUSED = [
  [file('nothing.png', Buffer.alloc(0)), '“nothing.png” is empty.'],
  [
    file('letter.png', Buffer.from('Dear all,')),
    '“letter.png” is not a PNG, JPEG, WebP, AVIF or GIF picture.',
  ],
  [
    file('half.webp', OFFICE.subarray(0, OFFICE.length / 2)),
    '“half.webp” is damaged or incomplete and cannot be opened.',
  ],
  [
    file('IMG_1.heic', HEIC),
    /^“IMG_1.heic” is an iPhone photograph in HEIC format, .*Most Compatible/,
  ],
] as const;

const picker = (page: Page) => page.getByLabel('Featured Image');
const preview = (page: Page, name: string) =>
  page.getByRole('img', { name: `Preview of ${name}`, exact: true });

/** Publishes a post with a photograph; returns the address and the bytes of what is stored. */
async function publishPhoto(
  page: Page,
  server: Server,
  photo: { name: string; mimeType: string; buffer: Buffer },
  shown: string,
): Promise<{ image: string; stored: Buffer }> {
  await openCreateForm(page);
  await writePost(page, {
    title: 'A post with a photo',
    category: 'Home Cleaning',
    excerpt: 'Taken on a phone.',
    content: 'Look.',
  });
  await picker(page).setInputFiles(photo);
  await expect(preview(page, shown)).toBeVisible();
  await publish(page);
  await expect(page).toHaveURL('/blog/a-post-with-a-photo');
  const { image } = await readPost(server, 'a-post-with-a-photo');
  return { image, stored: Buffer.from(await (await server.request(image)).arrayBuffer()) };
}

test.describe('the featured image', () => {
  test('refuses other files with a reason and keeps the earlier choice', async ({ page }) => {
    await openCreateForm(page);
    await picker(page).setInputFiles(file('desk.webp', OFFICE));
    await expect(preview(page, 'desk.webp')).toBeVisible();
    await expect(page.getByText(/^\d+ kB$/)).toBeVisible();

    for (const [refused, reason] of REFUSED) {
      await picker(page).setInputFiles(refused);
      await expect(page.getByRole('alert')).toHaveText(reason);
      await expect(picker(page)).toHaveAccessibleDescription(
        typeof reason === 'string' ? new RegExp(`^${reason}`) : reason,
      );
      await expect(preview(page, 'desk.webp')).toBeVisible();
    }

    await picker(page).setInputFiles(file('tidy desk.png', OFFICE));
    await expect(preview(page, 'tidy desk.webp')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();

    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(preview(page, 'tidy desk.webp')).toBeHidden();
    await expect(picker(page)).toBeFocused();
  });

  test(
    'can be dropped, and a file dropped beside the field does not cost the form',
    { tag: '@slow' },
    async ({ page }) => {
      await openCreateForm(page);
      await writePost(page, { title: 'A form to keep' });
      const dropped = await page.evaluateHandle(
        (bytes) => {
          const transfer = new DataTransfer();
          transfer.items.add(
            new File([Uint8Array.from(bytes)], 'dropped.webp', { type: 'image/webp' }),
          );
          return transfer;
        },
        [...OFFICE],
      );

      const elsewhere = page.getByRole('heading', { name: 'Create New Blog Post' });
      await elsewhere.dispatchEvent('dragover', { dataTransfer: dropped });
      await elsewhere.dispatchEvent('drop', { dataTransfer: dropped });
      await expect(preview(page, 'dropped.webp')).toBeHidden();

      await picker(page).dispatchEvent('dragover', { dataTransfer: dropped });
      await expect(page.getByText('Drop it here')).toBeVisible();
      await picker(page).dispatchEvent('drop', { dataTransfer: dropped });
      await expect(preview(page, 'dropped.webp')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A form to keep');
    },
  );

  test(
    'shows that it is on its way and lands in the bucket',
    { tag: '@slow' },
    async ({ page, server }) => {
      await openCreateForm(page);
      await writePost(page, {
        title: 'A post with a picture',
        category: 'Home Cleaning',
        excerpt: 'See for yourself.',
        content: 'Look.',
        picture: 'public/pictures/office.webp',
      });
      await expect(preview(page, 'office.webp')).toBeVisible();
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: OFFICE.length / 3,
      });
      await publish(page);

      const progress = page.getByRole('progressbar', { name: 'Uploading office.webp' });
      await expect(progress).toBeVisible();
      await expect(page).toHaveURL('/blog/a-post-with-a-picture');
      const { image } = await readPost(server, 'a-post-with-a-picture');
      const stored = await server.request(image);
      expect(Buffer.from(await stored.arrayBuffer()).equals(OFFICE)).toBe(true);
    },
  );

  test(
    'arrives upright, no larger than a page shows, and without the place it was taken',
    { tag: '@slow' },
    async ({ page, server }) => {
      const lying = sharp({
        create: { width: 3000, height: 2000, channels: 3, background: 'teal' },
      });
      const photo = await lying
        .withExif({ IFD3: { GPSLatitude: '52/1 35/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, width: 3000 });
      const { image, stored } = await publishPhoto(
        page,
        server,
        { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: photo },
        'IMG_2041.jpg',
      );
      expect(image).toMatch(/\.jpg$/);
      const { width, height, format, exif } = await sharp(stored).metadata();
      expect({ width, height, format, exif }).toEqual({
        width: 1280,
        height: 1920,
        format: 'jpeg',
      });
    },
  );

  for (const [format, sent, ending] of [
    ['webp', 'webp', 'webp'],
    ['avif', 'jpeg', 'jpg'],
  ] as const) {
    test(
      `as ${format} arrives as ${sent}, without the place it was taken`,
      { tag: '@slow' },
      async ({ page, server }) => {
        const photo = await sharp({
          create: { width: 600, height: 400, channels: 3, background: 'teal' },
        })
          .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 35/1 0/1' } })
          .toFormat(format)
          .toBuffer();
        expect((await sharp(photo).metadata()).exif).toBeDefined();
        const { stored } = await publishPhoto(
          page,
          server,
          { name: `IMG_2041.${format}`, mimeType: `image/${format}`, buffer: photo },
          `IMG_2041.${ending}`,
        );
        const { width, format: arrived, exif } = await sharp(stored).metadata();
        expect({ width, arrived, exif }).toEqual({ width: 600, arrived: sent });
        expect(stored.includes('Camera')).toBe(false);
      },
    );
  }

  test(
    'of a saved post is shown, and goes when it is removed',
    { tag: '@slow' },
    async ({ page, server }) => {
      const [post] = await insertPosts(server, [aPost({ image: '/og.jpg' })]);
      await page.goto(`/admin/blog_posts/${post?.id}`);
      await expect(preview(page, 'og.jpg')).toBeVisible();
      await page.getByRole('button', { name: 'Remove picture' }).click();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Blog post saved')).toBeVisible();
      expect(await server.rows(`blog_posts?id=eq.${post?.id}&select=image`)).toEqual([
        { image: '/placeholder.svg' },
      ]);
    },
  );
});
