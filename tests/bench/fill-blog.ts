import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOG_IMAGES_BUCKET, PLACEHOLDER_IMAGE } from '../../src/shared/blog.ts';
import { formatDisplayDate } from '../../src/shared/time/display-date.ts';
import { aPost, BLOG_CATEGORIES, insertPosts } from '../support/posts.ts';
import type { Server } from '../support/server.ts';

const DAY_MS = 86_400_000;

const SEED_IMAGES = 'supabase/seed-images';

/** Returns their addresses. */
export async function uploadPictures(server: Server, count: number): Promise<string[]> {
  const files = readdirSync(SEED_IMAGES).map((name) => readFileSync(join(SEED_IMAGES, name)));
  const addresses: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const path = `${BLOG_IMAGES_BUCKET}/blog/${crypto.randomUUID()}.avif`;
    const response = await server.request(
      `/storage/v1/object/${path}`,
      {
        method: 'POST',
        headers: { 'content-type': 'image/avif' },
        body: files[index % files.length],
      },
      'service',
    );
    if (!response.ok) throw new Error(await response.text());
    addresses.push(`${server.url}/storage/v1/object/public/${path}`);
  }
  return addresses;
}

/** Publishes posts, one a day back from today, with the pictures in turn. */
export async function fillBlog(
  server: Server,
  count: number,
  pictures: readonly string[] = [],
): Promise<void> {
  const batch = 500;
  for (let start = 0; start < count; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - start) }, (_, i) => start + i);
    await insertPosts(
      server,
      numbers.map((number) =>
        aPost({
          title: `Tip ${number + 1}: a ${number % 3 ? 'kitchen' : 'carpet'} in ${number % 2 ? 'spring' : 'autumn'}`,
          excerpt: `What to do first, what to leave alone and when to stop. Number ${number + 1} of a long series.`,
          image: pictures[number % pictures.length] ?? PLACEHOLDER_IMAGE,
          category: BLOG_CATEGORIES[number % BLOG_CATEGORIES.length],
          date: formatDisplayDate(new Date(Date.now() - number * DAY_MS)),
          content: `<p>${'A paragraph that no list should ever load. '.repeat(40)}</p>`,
        }),
      ),
    );
  }
}

/** Publishes pages of a few sections. */
export async function fillPages(server: Server, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await server.insert('pages', {
      path: `/areas/area-${number}`,
      title: `Cleaning in area ${number}`,
      published_at: new Date().toISOString(),
      sections: [
        { id: 'top', type: 'hero', title: `Cleaning in area ${number}`, layout: 'calm' },
        { id: 'text', type: 'text', html: `<p>${'What we do there, and when. '.repeat(40)}</p>` },
        { id: 'prices', type: 'prices' },
      ],
    });
  }
}
