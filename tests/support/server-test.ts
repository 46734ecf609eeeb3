import { test as base } from '@playwright/test';
import { removeEnquiries } from './enquiry-rows.ts';
import { pictureNames, removeAddedPictures } from './pictures.ts';
import { Server } from './server.ts';

interface WorkerFixtures {
  /** The seeded product, one for each worker; what a test adds is removed before the next one. */
  server: Server;
  seeded: { records: ReadonlyMap<string, ReadonlySet<string>>; pictures: ReadonlySet<string> };
}

/** Tables in which tests leave records on the worker's server. */
const TABLES = ['blog_posts', 'pages'];

async function idsOf(server: Server, table: string): Promise<Set<string>> {
  const rows = await server.rows<{ id: string }>(`${table}?select=id`, 'service');
  return new Set(rows.map(({ id }) => id));
}

async function removeAdded(server: Server, table: string, seeded: ReadonlySet<string>) {
  const added = [...(await idsOf(server, table))].filter((id) => !seeded.has(id));
  if (added.length > 0) await server.delete(`${table}?id=in.(${added.join(',')})`);
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
      const records = TABLES.map(async (table) => [table, await idsOf(server, table)] as const);
      await use({
        records: new Map(await Promise.all(records)),
        pictures: await pictureNames(server),
      });
    },
    { scope: 'worker' },
  ],

  // Before the next test: a closing tab may still send.
  cleanRecords: [
    async ({ server, seeded }, use) => {
      for (const [table, ids] of seeded.records) await removeAdded(server, table, ids);
      await removeAddedPictures(server, seeded.pictures);
      await removeEnquiries(server);
      await use(undefined);
    },
    { auto: true },
  ],
});
