import { test as base } from '@playwright/test';
import { removeEnquiries } from './enquiry-rows.ts';
import { pictureNames, removeAddedPictures } from './pictures.ts';
import { postIds, removeAddedPosts } from './posts.ts';
import { Server } from './server.ts';

interface WorkerFixtures {
  /** The seeded product, one for each worker; added posts, pictures and enquiries are removed before the next test. */
  server: Server;
  seeded: { posts: ReadonlySet<string>; pictures: ReadonlySet<string> };
}

/** Playwright's test with a server, without a browser. */
export const serverTest = base.extend<{ cleanRecords: undefined }, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  seeded: [
    async ({ server }, use) => {
      const [posts, pictures] = await Promise.all([postIds(server), pictureNames(server)]);
      await use({ posts, pictures });
    },
    { scope: 'worker' },
  ],

  // Before the next test: a closing tab may still send.
  cleanRecords: [
    async ({ server, seeded }, use) => {
      await removeAddedPosts(server, seeded.posts);
      await removeAddedPictures(server, seeded.pictures);
      await removeEnquiries(server);
      await use(undefined);
    },
    { auto: true },
  ],
});
