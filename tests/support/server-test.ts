import { test as base } from '@playwright/test';
import { removeEnquiries } from './enquiry-rows.ts';
import { pictureNames, removeAddedPictures } from './pictures.ts';
import { postIds, removeAddedPosts } from './posts.ts';
import { Server } from './server.ts';

interface WorkerFixtures {
  /** The seeded product, one for each worker; read from it freely, posts, pictures and enquiries that a test adds are removed after it. */
  server: Server;
}

/** Playwright's test with the product running, and no browser yet. */
export const serverTest = base.extend<{ cleanRecords: undefined }, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  cleanRecords: [
    async ({ server }, use) => {
      const [posts, pictures] = await Promise.all([postIds(server), pictureNames(server)]);
      await use(undefined);
      await removeAddedPosts(server, posts);
      await removeAddedPictures(server, pictures);
      await removeEnquiries(server);
    },
    { auto: true },
  ],
});
