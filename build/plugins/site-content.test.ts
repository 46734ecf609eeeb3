import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { siteContent, type PublishedContent } from './site-content.ts';

/** A server of sources whose tables have been written `writes` times, with what its open pages are told. */
async function startServer() {
  const tables = { writes: 1 };
  const send = vi.fn();
  const use = vi.fn<(handle: (...all: unknown[]) => void) => void>();
  const plugin = siteContent(async () => ({
    ...({ content: {}, pages: [], rows: {} } as unknown as PublishedContent),
    state: { pages: `${tables.writes} ` },
    readState: async () => ({ pages: `${tables.writes} ` }),
  }));
  const { configureServer, load } = plugin as unknown as {
    configureServer: (server: ViteDevServer) => void;
    load: (id: string) => Promise<unknown>;
  };
  configureServer({
    middlewares: { use },
    watcher: new EventEmitter(),
    moduleGraph: { idToModuleMap: new Map() },
    ws: { send },
  } as unknown as ViteDevServer);
  await load('\0virtual:content-state');
  const answer = async (method: string, url: string) => {
    const response = new EventEmitter();
    use.mock.calls[0]?.[0]({ method, url }, response, () => undefined);
    response.emit('finish');
    await new Promise((wake) => setTimeout(wake));
  };
  return { tables, send, answer };
}

it('open pages show at once what a table or a function of the database has changed', async () => {
  for (const url of ['/rest/v1/pages?id=eq.1', '/rest/v1/rpc/restore_deleted']) {
    const { tables, send, answer } = await startServer();
    tables.writes += 1;
    await answer('POST', url);
    expect(send, url).toHaveBeenCalledTimes(1);
  }
});

it('open pages are left alone where nothing that they show has changed', async () => {
  const { tables, send, answer } = await startServer();
  await answer('POST', '/rest/v1/rpc/staff_seen');
  tables.writes += 1;
  await answer('GET', '/rest/v1/pages');
  await answer('POST', '/auth/v1/token');
  expect(send).not.toHaveBeenCalled();
});

it('what could not be read once is read again', async () => {
  const read = vi.fn(async () => ({ state: {} }) as PublishedContent);
  const { load } = siteContent(read.mockRejectedValueOnce(new Error('Busy'))) as unknown as {
    load: (id: string) => Promise<unknown>;
  };
  await expect(load('\0virtual:content-state')).rejects.toThrow('Busy');
  expect(await load('\0virtual:content-state')).toMatchObject({ code: 'export default {};' });
});
