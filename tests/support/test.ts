import { expect, type Page } from '@playwright/test';
import { withTriedRoutes } from './page-with-routes.ts';
import { Server, type ServerOptions } from './server.ts';
import { serverTest } from './server-test.ts';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Starts another server, to stop, lock or fill; removed after the test. */
  startServer: (options?: ServerOptions) => Promise<Server>;
  /** Expected console messages; any other error or warning fails the test. */
  expectConsole: (pattern: RegExp) => void;
}

export const test = serverTest.extend<TestFixtures>({
  page: async ({ page }, use) => {
    withTriedRoutes(page);
    await use(page);
  },

  startServer: async ({ context }, use) => {
    const servers: Server[] = [];
    await use(async (options) => {
      const server = await Server.start(options);
      servers.push(server);
      return server;
    });
    // A page whose server stops logs errors.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(servers.map((server) => server.dispose()));
  },

  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const complaints: string[] = [];
      const watch = (page: Page) => {
        page.on('pageerror', (error) => complaints.push(`${page.url()} threw ${String(error)}`));
      };
      context.pages().forEach(watch);
      context.on('page', watch);
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          complaints.push(`${message.page()?.url()} ${message.type()}: ${message.text()}`);
        }
      });
      await use((pattern) => expected.push(pattern));
      const unexpected = complaints.filter(
        (text) => !expected.some((pattern) => pattern.test(text)),
      );
      expect(unexpected, 'errors and warnings in the browser’s console').toEqual([]);
    },
    { auto: true },
  ],
});
