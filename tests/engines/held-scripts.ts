import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that delays the site's scripts until they are released. */
export async function holdScripts(server: { url: string }) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const between = createServer(async (asked, answer) => {
    if (/^\/assets\/.*\.js$/.test(asked.url ?? '')) await released;
    const { method, headers, url = '/' } = asked;
    const onward = request(new URL(url, server.url), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.once('error', () => answer.destroy());
    asked.pipe(onward);
  });
  between.listen(0, 'localhost');
  await once(between, 'listening');
  return {
    url: `http://localhost:${(between.address() as AddressInfo).port}`,
    release,
    close() {
      release();
      between.close();
      between.closeAllConnections();
    },
  };
}
